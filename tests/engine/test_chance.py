"""The stream of docs/transcript.md, against fixed numbers and a second reading of the text."""

import hashlib
import hmac
import re
import struct
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.chance import Chance, commitment

DOCUMENT = Path(__file__).parents[2] / "docs" / "transcript.md"
WORD = 1 << 32


def stream(seed: bytes, salt: str) -> Iterator[int]:
    key = hashlib.sha256(seed + salt.encode("utf-8")).digest()
    for i in count():
        yield from struct.unpack(">8I", hmac.new(key, struct.pack(">Q", i), "sha256").digest())


def below(words: Iterator[int], n: int) -> int:
    return next(word for word in words if word < n * (WORD // n)) % n


def words(chance: Chance, number: int) -> list[int]:
    """below(2^32) takes every word as it is."""
    return [chance.below(WORD) for _ in range(number)]


@pytest.mark.parametrize(
    ("seed", "salt", "expected"),
    [
        (
            bytes(32),
            "",
            "3cca23be f9b98cb3 b0d9f782 443e8607 8e0846e5 99a53031 bd7c9fc8 bcddac84 dd93a46c",
        ),
        (
            bytes(range(32)),
            "1,2,3",
            "af95d5c5 6d6d86e5 e12af203 5f9619e1 66c97b51 947004a4 da86a6fb 6534e8eb 695c49b8",
        ),
        (
            hashlib.sha256(b"abc:0").digest(),
            "",
            "83bcbf73 f8407a3f 394bdc87 3bbd4a65 60252c0d fbe36b14 940b517c 4e538bde 7b57a6b6",
        ),
        (
            b"\xff" * 32,
            "sälz 🧂",
            "e771c32e d9e95a6b 26df63a4 0c08fbb3 b8067235 b59be7ca 3d8e774e 7cec0c99 b3faf970",
        ),
    ],
)
def test_the_stream_begins_with_these_words(seed: bytes, salt: str, expected: str) -> None:
    found = words(Chance(seed, salt), 9)
    assert " ".join(f"{word:08x}" for word in found) == expected


def test_the_example_in_the_document_is_right() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    commit = re.search(r"commit  ([0-9a-f]{64})\n", text)
    example = re.search(r"words   ([0-9a-f ]+)\n", text)
    assert commit is not None
    assert example is not None
    assert commit[1] == commitment(bytes(32))
    assert [int(word, 16) for word in example[1].split()] == words(Chance(bytes(32)), 8)


@given(st.binary(max_size=40), st.text(st.characters(codec="utf-8"), max_size=20))
def test_the_stream_is_hmac_of_a_counter_under_a_key_of_seed_and_salt(
    seed: bytes, salt: str
) -> None:
    assert words(Chance(seed, salt), 20) == list(islice(stream(seed, salt), 20))


@given(st.binary(max_size=8), st.lists(st.integers(1, WORD), max_size=30))
def test_below_rejects_and_reduces_as_written(seed: bytes, bounds: list[int]) -> None:
    chance, reference = Chance(seed), stream(seed, "")
    assert [chance.below(n) for n in bounds] == [below(reference, n) for n in bounds]


def test_below_skips_words_that_would_make_some_results_likelier() -> None:
    n = WORD // 2 + 1  # only words below n are kept: almost every other one is skipped
    kept = [word for word in islice(stream(b"skip", ""), 100) if word < n]
    assert 30 < len(kept) < 70
    chance = Chance(b"skip")
    assert [chance.below(n) for _ in kept] == kept


def test_below_one_is_nothing_but_still_takes_a_word() -> None:
    chance = Chance(bytes(32))
    assert chance.below(1) == 0
    assert words(chance, 9) == list(islice(stream(bytes(32), ""), 1, 10))


@pytest.mark.parametrize(("n", "limit"), [(2, 15.1), (6, 25.7), (17, 45.9), (70, 126.0)])
def test_below_is_uniform(n: int, limit: float) -> None:
    """Chi-square; beyond the limit lies one seed in ten thousand, and this seed is fixed."""
    chance, each = Chance(b"uniform"), 200
    counts = Counter(chance.below(n) for _ in range(each * n))
    assert sum((counts[i] - each) ** 2 / each for i in range(n)) < limit


def test_a_die_shows_one_to_six() -> None:
    chance, reference = Chance(b"die"), stream(b"die", "")
    rolls = [chance.die() for _ in range(60)]
    assert rolls == [below(reference, 6) + 1 for _ in range(60)]
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


def test_a_shuffle_of_ten_is_exactly_this_one() -> None:
    items = list("abcdefghij")
    Chance(bytes(32)).shuffle(items)
    assert "".join(items) == "bdheifajgc"


@given(st.binary(max_size=8), st.lists(st.integers(), max_size=80))
def test_a_shuffle_goes_from_the_last_item_down_to_the_second(
    seed: bytes, items: list[int]
) -> None:
    reference = stream(seed, "")
    expected = list(items)
    for i in reversed(range(1, len(expected))):
        j = below(reference, i + 1)
        expected[j], expected[i] = expected[i], expected[j]
    chance, shuffled = Chance(seed), list(items)
    chance.shuffle(shuffled)
    assert shuffled == expected
    assert chance.below(WORD) == next(reference), "the shuffle took too many words, or too few"


def test_all_orders_of_three_are_equally_likely() -> None:
    chance = Chance(b"orders")
    orders: Counter[str] = Counter()
    for _ in range(1200):
        items = list("abc")
        chance.shuffle(items)
        orders["".join(items)] += 1
    assert len(orders) == 6
    assert sum((n - 200) ** 2 / 200 for n in orders.values()) < 25.7


def test_seed_and_salt_both_matter() -> None:
    streams = [words(Chance(seed, salt), 2) for seed in (b"a", b"b") for salt in ("", "1", "2")]
    assert len({tuple(each) for each in streams}) == 6


def test_the_commitment_is_the_hash_of_the_seed_alone() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
