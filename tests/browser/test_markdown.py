"""The page's markdown, read by the browser itself: source on the left, tree on the right."""

from tests.browser.tab import Tab

FLATTEN = """async sources => {
  const { parse } = await import("/page/markdown.js");
  const flat = node => {
    if (node.type === "text") return node.text;
    if (node.items) return `list(${node.items.map(item => item.map(flat).join("")).join(";")})`;
    const inside = node.children ? node.children.map(flat).join("") : node.text ?? node.id ?? "";
    return node.type === "prose" ? inside : `${node.type}(${inside})`;
  };
  return sources.map(source => parse(source).map(flat).join("/"));
}"""

CASES = {
    "**b** *i* _i_ ***bi***": "strong(b) em(i) em(i) strong(em(bi))",
    "__u__ ~~s~~ ||h||": "underline(u) strike(s) spoiler(h)",
    "*a **b***": "em(a strong(b))",
    "snake_case_name": "snake_case_name",
    "2 * 3 * 4": "2 * 3 * 4",
    "**open": "**open",
    r"\*not\* \_this\_": "*not* _this_",
    r"**\***": "strong(*)",
    "`**c**` ``a`b``": "code(**c**) code(a`b)",
    "```py\n# no heading\n**x**\n```": "block(# no heading\n**x**)",
    "# One\n## Two\n### Three": "heading(One)/heading(Two)/heading(Three)",
    "#none": "#none",
    "-# small": "subtext(small)",
    "> a\n> b\nc": "quote(a\nb)/c",
    ">>> a\nb": "quote(a\nb)",
    "- a\n  - b\n- c": "list(alist(b);c)",
    "1. a\n2. b": "list(a;b)",
    "<@12> <@!12> <@&3> <#4>": "user(12) user(12) role(3) channel(4)",
    "<:card:5> <a:card:6>": "emoji(5) emoji(6)",
    "[a **b**](https://x.org/c_(d))": "link(a strong(b))",
    "[a](javascript:alert(1))": "[a](javascript:alert(1))",
    "see https://x.org/a.": "see link(https://x.org/a).",
    "<b>bold</b>": "<b>bold</b>",
    "@everyone @someone": "everyone(@everyone) @someone",
}

# Long runs of half-open marks: a parser that goes back and forth would hang here.
HOSTILE = [
    "*a **b " * 600,
    "[" * 4000,
    "||" * 2000,
    "`" * 4000,
    "> " * 2000,
    "- " * 2000,
    "_" * 4000,
]


async def test_markdown_is_read_as_chat_reads_it(ada: Tab) -> None:
    read = await ada.page.evaluate(FLATTEN, list(CASES))
    assert dict(zip(CASES, read, strict=True)) == CASES


async def test_hostile_text_is_read_at_once(ada: Tab) -> None:
    took = await ada.page.evaluate(
        """async sources => {
          const { parse } = await import("/page/markdown.js");
          const start = performance.now();
          for (const source of sources) parse(source);
          return performance.now() - start;
        }""",
        HOSTILE,
    )
    assert took < 2000, f"took {took:.0f} ms"
