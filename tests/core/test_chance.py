from __future__ import annotations

from collections import Counter

from gospoda.core.chance import Chance, seeded


def test_same_seed_same_numbers() -> None:
    assert [seeded(7).next() for _ in range(3)] == [seeded(7).next() for _ in range(3)]
    one, two = seeded("a seed"), seeded("a seed")
    assert [one.next() for _ in range(50)] == [two.next() for _ in range(50)]


def test_numbers_are_fixed_for_ever() -> None:
    """Saved games depend on these values."""
    chance = Chance(1, 1)
    assert [chance.next() for _ in range(4)] == [2654435771, 3959422976, 2276458496, 3219561856]
    assert chance.uses == 4


def test_neighbouring_seeds_are_unrelated() -> None:
    assert len({seeded(seed).below(1_000_000) for seed in range(200)}) > 195


def test_clone_goes_on_alike_and_apart() -> None:
    chance = seeded(3)
    twin = chance.clone()
    assert [chance.below(6) for _ in range(20)] == [twin.below(6) for _ in range(20)]
    twin.next()
    assert twin.uses == chance.uses + 1


def test_fork_shares_no_future() -> None:
    chance = seeded(3)
    fork = chance.fork()
    assert fork.uses == 0
    assert [chance.next() for _ in range(5)] != [fork.next() for _ in range(5)]


def test_below_is_uniform_enough() -> None:
    chance = seeded("dice")
    counts = Counter(chance.below(6) for _ in range(12_000))
    assert sorted(counts) == list(range(6))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_shuffles_are_uniform_enough() -> None:
    chance = seeded("cards")
    counts = Counter(tuple(chance.shuffled([1, 2, 3])) for _ in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_shuffle_leaves_the_original_alone() -> None:
    deck = list(range(30))
    assert sorted(seeded(1).shuffled(deck)) == deck == list(range(30))
    assert seeded(1).shuffled([]) == []


def test_choice_takes_what_is_there() -> None:
    chance = seeded(2)
    assert {chance.choice([4, 8, 15]) for _ in range(60)} == {4, 8, 15}


def test_a_shuffle_draws_a_place_for_each_card() -> None:
    """The loop is inlined for speed; it must equal Fisher–Yates with `below`."""
    for n in (0, 1, 2, 7, 100):
        quick, slow = seeded(n), seeded(n)
        deck = list(range(n))
        for i in range(n - 1, 0, -1):
            j = slow.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        assert quick.shuffled(list(range(n))) == deck
        assert quick.order(n) == seeded_order(n, slow)
        assert quick.uses == slow.uses


def seeded_order(n: int, chance: Chance) -> list[int]:
    return chance.shuffled(list(range(n)))


def test_below_is_next_cut_down() -> None:
    one, two = seeded(9), seeded(9)
    assert [one.below(n) for n in range(1, 200)] == [two.next() * n >> 32 for n in range(1, 200)]
    assert one.uses == two.uses
