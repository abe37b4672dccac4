# The words of the board of Guilds.

gd-square = Market square
gd-headquarters = Headquarters
gd-guilds = Guilds
gd-round = Round { $round } of { $rounds }
gd-parts = Parts of the board
gd-offer = Rooms on offer
gd-rooms = Rooms
gd-signs = Signs
gd-prestige = prestige
gd-florins = Florins
gd-gold = Gold
gd-income = Income
gd-income-florins = income { $florins } ƒ
gd-income-gold = income { $gold } gold
gd-income-tip = Income next round: { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} and { $gold } gold
gd-area = Built-up area
gd-first = First player
gd-order = Order of play
gd-members = Members by faction
gd-nobody = Nobody belongs to this guild yet.
gd-bids = Bids
gd-leads = { $name } leads
gd-leads-short = leads
gd-bid-short = bid
gd-need = { $florins ->
    [one] { $florins } more florin to lead
   *[other] { $florins } more florins to lead
}
gd-take = Take it
gd-serves = Serves
gd-on-tents = back from tents: { $florins } ƒ
gd-tap-two = Tap two characters to bid for them.
gd-tap-one = Tap a character to bid for it.
gd-tap-take = Tap a character that you lead.
gd-tap-another = Tap one more character in another zone.
gd-beats = { $total } beats { $rival }
gd-unrivalled = nobody else bids
gd-purse = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}, { $left } left after your bids
gd-bid = Bid
gd-pass = Pass
gd-pass-final = no more rooms this round
gd-done = Finish
gd-decline = Decline
gd-let = Let it happen
gd-keep = Keep
gd-exchange = Exchange for gold
gd-exchange-all = All for { $gold } gold
gd-exchange-none = Keep the florins
gd-price = Price: { $gold } gold
gd-kept = A florin keeps it for the next round
gd-no-rooms = No rooms are on offer.
gd-piles = In the piles: { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
}, { $small ->
    [one] { $small } small room
   *[other] { $small } small rooms
} and { $large ->
    [one] { $large } large room
   *[other] { $large } large rooms
}
gd-piles-rooms = piles: { $large } large, { $small } small
gd-deck = pile: { $characters }
gd-brings = What it brings
gd-nobody-left = Nobody is left there.
gd-left = Left on the square
gd-doors = doors
gd-side-N = top
gd-side-E = right
gd-side-S = bottom
gd-side-W = left
gd-street = STREET
gd-cell = Row { $row }, column { $column }
gd-hall = Entrance hall
gd-free = free
gd-asleep = asleep
gd-wakes = wakes
gd-tap-room = Tap a room that glows, then its place.
gd-tap-keep = Tap rooms to keep them for a florin each.
gd-wait = Others are building.
gd-turn = Turn
gd-turned = turned by { $degrees }°
gd-fits = { $places ->
    [one] fits in { $places } place
   *[other] fits in { $places } places
}
gd-place = Build { $room }
gd-choose-place = Choose a glowing place for { $room }; ↻ turns it.
gd-plan-of = Headquarters of { $name }
gd-enlarge = Enlarge the guild of { $name }
gd-used = used this round
gd-usable = ability can be used
gd-abilities = Abilities
gd-chained = on the chain
gd-choose-target = Choose a target for { $card }.
gd-choose-second = Choose the second character.
gd-target = Target: { $name }
gd-chain = Chain of abilities
gd-chain-order = the last one announced happens first
gd-order-first = first
gd-order-then = then
gd-order-last = last
gd-answer = Your answer
gd-prevents = prevents { $card }
gd-prevented = prevented
gd-ask = Ask me
gd-ask-named = if my guild is named
gd-ask-always = always
gd-ask-never = never
gd-ask-quiet = Not again in this chain, unless somebody adds to it
gd-discards = Discarded characters: { $characters }
gd-declined = You did not answer { $card }: you chose not to be asked under “Ask me”.
gd-would-prevent = would be prevented
gd-tie = More gold breaks a tie, then more characters.
gd-key-turn = turn the room; with Shift the other way
gd-key-pass = pass
gd-key-decline = decline, or let it happen
