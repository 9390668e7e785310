"""Ratings follow from whom one comes before and behind, and from nothing else."""

from bot.standing.rating import BEGINNER, ESTABLISHED, Rating, rate


def points(*ratings: Rating) -> list[int]:
    return [rating.points for rating in ratings]


def test_somebody_without_games_begins_at_a_thousand_and_is_provisional() -> None:
    assert Rating().points == BEGINNER == 1000
    assert Rating().provisional


def test_who_comes_first_gains_most_and_who_comes_last_loses() -> None:
    after = points(*rate([Rating()] * 4, [1, 2, 3, 4]))
    assert after == sorted(after, reverse=True)
    assert len(set(after)) == 4
    assert after[0] > BEGINNER > after[3]


def test_who_shares_a_place_is_treated_alike() -> None:
    first, second, third, last = rate([Rating()] * 4, [1, 1, 3, 4])
    assert first == second
    assert points(first, third, last) == sorted(points(first, third, last), reverse=True)


def test_it_does_not_matter_who_sits_where() -> None:
    strong, weak = Rating(30, 4, 20), Rating(20, 5, 3)
    one, other = rate([strong, weak], [2, 1]), rate([weak, strong], [1, 2])
    assert one == other[::-1]


def test_beating_the_strong_is_worth_more_than_beating_the_weak() -> None:
    me, strong, weak = Rating(25, 4, 20), Rating(35, 4, 20), Rating(15, 4, 20)
    assert rate([me, strong], [1, 2])[0].points > rate([me, weak], [1, 2])[0].points


def test_after_ten_games_a_rating_is_established() -> None:
    rating = Rating()
    for _ in range(ESTABLISHED):
        assert rating.provisional
        rating = rate([rating, Rating()], [1, 2])[0]
    assert not rating.provisional
