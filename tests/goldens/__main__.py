"""python -m tests.goldens: writes the golden transcripts anew."""

from tests.goldens import FOLDER, goldens


def main() -> None:
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    for name, text in goldens():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
