"""16.1: example A with all its legality checks, and the rest of section 6."""

from __future__ import annotations

from tests.games.guilds.language import Table

ERYK, JAN, ANNA = 0, 1, 2


def example(**options: object) -> Table:
    table = Table(3, **options).zones("carpenter", "prince", "paladin", "general gambler")
    return table.florins(10, 10, 10).auction(ERYK)


STEPS = [
    lambda t: t.bid(ERYK, z1=1, z2=1),
    lambda t: t.bid(JAN, z1=2, z3=1),
    lambda t: t.bid(ANNA, z4=1, z3=2),
    lambda t: t.do(ERYK, "take prince"),
    lambda t: t.bid(JAN, z3=2, z4=3),
    lambda t: t.do(ANNA, "pass"),
    lambda t: t.do(ERYK, "pass"),
    lambda t: t.do(JAN, "take gambler"),
    lambda t: t.do(ANNA, "take general"),
    lambda t: t.bid(ERYK, z1=2),
    lambda t: t.do(JAN, "take paladin"),
    lambda t: t.do(ANNA, "pass"),
    lambda t: t.do(ERYK, "take carpenter"),
]


def before(step: int, **options: object) -> Table:
    """Returns the position before step A<n>."""
    table = example(**options)
    for move in STEPS[: step - 1]:
        move(table)
    return table


def test_example_a_replay() -> None:
    """A1 to A14, 6.1, 6.2, 6.3, 7.1: the exact replay of the auction."""
    table = example()
    tents = [
        [[1, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]],
        [[1, 2, 0], [1, 0, 0], [0, 1, 0], [0, 0, 0]],
        [[1, 2, 0], [1, 0, 0], [0, 1, 2], [0, 0, 1]],
        [[1, 2, 0], [0, 0, 0], [0, 1, 2], [0, 0, 1]],
        [[1, 2, 0], [0, 0, 0], [0, 3, 2], [0, 3, 1]],
        [[1, 2, 0], [0, 0, 0], [0, 3, 2], [0, 3, 1]],
        [[1, 2, 0], [0, 0, 0], [0, 3, 2], [0, 3, 1]],
        [[1, 2, 0], [0, 0, 0], [0, 3, 2], [0, 0, 1]],
        [[1, 2, 0], [0, 0, 0], [0, 3, 2], [0, 0, 0]],
        [[3, 2, 0], [0, 0, 0], [0, 3, 2], [0, 0, 0]],
        [[3, 2, 0], [0, 0, 0], [0, 0, 2], [0, 0, 0]],
        [[3, 2, 0], [0, 0, 0], [0, 0, 2], [0, 0, 0]],
    ]
    stocks = [
        [8, 10, 10], [8, 7, 10], [8, 7, 7], [8, 7, 7], [8, 2, 7], [8, 2, 7],
        [8, 2, 7], [8, 2, 7], [8, 2, 7], [6, 2, 7], [6, 2, 7], [6, 2, 7],
    ]  # fmt: skip
    leaders = [
        [0, 0, -1, -1], [1, 0, 1, -1], [1, 0, 2, 2], [1, -1, 2, 2], [1, -1, 1, 1], [1, -1, 1, 1],
        [1, -1, 1, 1], [1, -1, 1, 2], [1, -1, 1, -1], [0, -1, 1, -1], [0, -1, 2, -1], [0, -1, 2, -1],
    ]  # fmt: skip
    for step in range(12):
        assert table.asked == step % 3
        STEPS[step](table)
        assert table.state.tents == tents[step], f"A{step + 1}"
        assert table.stock() == stocks[step], f"A{step + 1}"
        assert table.leaders() == leaders[step], f"A{step + 1}"
    STEPS[12](table)
    assert table.chapter == "exchange"
    assert table.stock() == [6, 4, 9]
    assert table.guild_of(ERYK) == {"prince", "carpenter"}
    assert table.guild_of(JAN) == {"gambler", "paladin"}
    assert table.guild_of(ANNA) == {"general"}


def test_example_a_bids_that_do_not_lead() -> None:
    """A1, A5, D1, 6.2.2, 6.2.6, H-11: AX1, AX2, AX3 and AX5 are illegal, AX4 is legal."""
    table = before(2)
    assert table.bid_refused(JAN, z1=1, z3=1)
    assert table.bid_refused(JAN, z1=2)
    assert table.copy().do(JAN, "bid z1").refused(JAN, "florins 1") == "refused-bid-too-low"
    table = before(5)
    assert table.bid_refused(JAN, z3=1, z4=3)
    assert "take carpenter" in table.legal(JAN)
    assert table.refused(JAN, "bid z1") == "refused-already-highest"
    assert not before(5, self_raise=True).bid_refused(JAN, z1=1, z3=2)


def test_example_a_cheapest_bids() -> None:
    """A6, A7: AX6, AX7 and AX8: the smallest additions and the cheapest legal bids."""
    from gospoda.games.guilds.bids import need

    table = before(6)
    assert [need(table.state, zone, ANNA) for zone in (0, 2, 3)] == [3, 2, 3]
    assert not table.bid_refused(ANNA, z3=2, z1=3)
    assert not table.florins(8, 2, 5).bid_refused(ANNA, z4=3, z3=2)
    assert table.florins(8, 2, 4).legal(ANNA) == ["pass"]
    assert before(6).refused(ANNA, "take general") == "refused-not-highest"
    table = before(7)
    assert [need(table.state, zone, ERYK) for zone in (0, 2, 3)] == [2, 4, 4]
    assert table.florins(5, 2, 7).legal(ERYK) == ["pass"]
    assert not before(7).florins(6, 2, 7).bid_refused(ERYK, z1=2, z3=4)


def test_example_a_other_choices() -> None:
    """A8 to A12: AX9 to AX12."""
    table = before(8).do(JAN, "take general")
    assert "take gambler" in table.legal(ANNA)
    assert before(9).bid_refused(ANNA, z1=3)
    assert not before(11).bid_refused(JAN, z1=2)
    assert not before(12).bid_refused(ANNA, z1=4)


def test_example_a_released_florins() -> None:
    """H-12: AX13: under `release_on_empty_zone` Anna's stock is 9 at A12, the result is the same."""
    table = before(12, release_on_empty_zone=True)
    assert table.stock()[ANNA] == 9
    STEPS[11](table)
    STEPS[12](table)
    assert table.stock() == [6, 4, 9]


def test_example_a_three_passes() -> None:
    """6.5: AX14: three passes in a row end the auction, the tents return, four characters stay unsold."""
    table = before(8).do(JAN, "pass")
    assert table.chapter == "exchange"
    assert table.stock() == [9, 10, 10]
    assert sum(mask.bit_count() for mask in table.state.market) == 4


def test_6_4_1_passing_is_not_final() -> None:
    table = before(6).do(ANNA, "pass").do(ERYK, "pass").do(JAN, "take gambler")
    assert "take general" in table.legal(ANNA)


def test_6_2_1_amounts_go_up_to_the_stock() -> None:
    """6.2.4: from the smallest winning bid to the stock, less what the second bid costs at least."""
    table = example().do(ERYK, "bid z1")
    assert table.legal(ERYK) == [f"florins {n}" for n in range(1, 10)]
    table.do(ERYK, "florins 3")
    assert table.legal(ERYK) == ["bid z2", "bid z3", "bid z4"]
    assert table.refused(ERYK, "bid z1") == "refused-same-zone"
    table.do(ERYK, "bid z2")
    assert table.legal(ERYK) == [f"florins {n}" for n in range(1, 8)]


def test_6_2_5_single_bids() -> None:
    """H-10, H-38: with two characters left one or two bids; if both share a zone, one bid."""
    table = Table(3).zones("carpenter", "prince").florins(5, 5, 5).auction(0)
    assert table.do(0, "bid z1", "florins 1").legal(0) == ["bid z2", "done"]
    assert table.do(0, "done").asked == 1
    table = Table(3).zones("", "carpenter prince").florins(5, 5, 5).auction(0)
    assert table.do(0, "bid z2", "florins 2").asked == 1


def test_h_37_three_characters_in_two_zones() -> None:
    """H-36, H-37: two bids are needed; a player who leads in one of the zones can only take or pass."""
    table = Table(3).zones("carpenter", "prince paladin").tents([1, 0, 0], [0, 0, 0]).florins(5, 1, 5).auction(0)
    assert table.legal(0) == ["pass", "take carpenter"]
    assert table.auction(1).legal(1) == ["pass"]
    assert not table.auction(2).bid_refused(2, z1=2, z2=1)


def test_h_35_leader_may_pass_and_be_outbid() -> None:
    """H-35: the top bidder's florins stay and may be outbid."""
    table = Table(2).zones("carpenter").tents([2, 0]).florins(3, 5).auction(0).do(0, "pass")
    assert table.bid(1, z1=3).leaders() == [1]


def test_2_equal_bids_lead_nowhere() -> None:
    """2: two players equal at the top: there is no highest bidder."""
    table = Table(3).zones("carpenter").tents([2, 2, 0]).florins(3, 3, 3).auction(0)
    assert table.leaders() == [-1]
    assert table.legal(0) == ["pass", "bid z1"]


def test_h_45_no_characters_no_auction() -> None:
    """H-45: without characters the auction is skipped."""
    from gospoda.games.guilds.frames import AUCTION

    assert Table(3).zones("", "").florins(5, 5, 5).phase(AUCTION).chapter == "exchange"


def test_h_46_abilities_restart_the_count_of_passes() -> None:
    """H-46: an ability that resolves between passes restarts the count."""
    table = Table(2).zones("carpenter", "prince", "paladin").guild(0, "alchemist").florins(5, 5).auction(1)
    table.do(1, "pass").do(0, "use alchemist").do(0, "pass")
    assert table.chapter == "auction"
    assert table.do(1, "pass").chapter != "auction"


def test_florins_that_come_back_are_told() -> None:
    """7.1: the log says what each player gets back from the tents."""
    table = Table(2).zones("carpenter", "prince").tents([1, 0], [2, 3]).florins(0, 0)
    table.exchange()
    told = [(event.seat, event.args) for event in table.state.events or [] if event.kind == "florins-back"]
    assert told == [(0, [3]), (1, [3])]


def asked(table: Table, seat: int) -> str:
    """Returns the id of the question that a seat is asked."""
    prompt = table.state.prompt(seat)
    assert prompt is not None
    return prompt.message.id


def test_only_what_is_possible_is_asked_for() -> None:
    """6.1: players who can't bid or have nothing to take aren't told to."""

    def three(leads: int, florins: int) -> Table:
        tents = [[leads, 1 - leads], [0, 0], [0, 0]]
        return Table(2).zones("carpenter", "prince", "paladin").tents(*tents).florins(florins, 0).auction(0)

    assert asked(three(0, 5), 0) == "ask-auction-bid"
    assert asked(three(1, 5), 0) == "ask-auction"
    assert asked(three(1, 0), 0) == "ask-auction-take"
    assert asked(three(0, 0), 0) == "ask-auction-pass"


def test_6_2_5_one_bid_is_asked_for_where_it_is_enough() -> None:
    """6.2.5: with two characters left a bid in one zone is enough."""
    two = Table(2).zones("carpenter", "prince").florins(5, 5)
    assert asked(two.tents([0, 0], [0, 0]).auction(0), 0) == "ask-auction-bid-one"
    assert asked(two.tents([1, 0], [0, 0]).auction(0), 0) == "ask-auction-one"


def test_d5_an_ability_is_asked_for_where_nothing_else_is_possible() -> None:
    """D5: an ability before the turn, when neither a bid nor a take is possible."""
    table = Table(2).zones("carpenter", "prince", "paladin").tents([0, 9], [0, 9], [0, 9]).guild(0, "alchemist")
    assert asked(table.florins(3, 0).auction(0), 0) == "ask-auction-ability"
