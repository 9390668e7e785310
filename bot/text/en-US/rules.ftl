### /rules. Pages of at most 900 characters: short sentences, for somebody who has never played.
### The ids in comments are those of docs/rules: a text says what these rules say, and nothing else.
### **Bold** and lines that begin with "- " or "1. " are markup. No line may begin with *, [ or a full stop.
### Known everywhere: $victory, $penalty, $block, $green, $red (the signs of tokens and of faces, or short words for them).

rules-page = Page { $page } of { $pages }
rules-jump = Go to a page
rules-which = Which game do you want to learn?
rules-17-pitch = **{ game-17 }**: bluff with cards in a common row, and call at the right moment. For 2 to 6.
rules-switch-pitch = **{ game-switch }**: roll your cards away, push your luck, swap piles. For 2 to 4.

button-rules = Rules
# $game: the other game, whose rules this button opens.
button-rules-of = Rules of { $game }
button-answer = Show the answer
button-question = Hide the answer

refused-rules = There is no such page any more: /{ name-rules } opens the rules anew.

## 17

rules-17-goal-title = The idea
# M8, C1, E3, E4, G1
rules-17-goal =
    Everybody adds cards to the same row. Some lie face down, so nobody is quite sure what the row is worth.

    Do you think it is worth **17 or more**? Then press **{ button-call }** before the next card is played. The row is turned over and added up:
    - You were right: you get a victory token, and the last player gets a penalty token.
    - You were wrong: it is the other way round.

    The **last player** is whoever played the last card. **Three victory tokens win.** 17 is for 2 to 6 players.

rules-17-cards-title = The cards
# M1, M2, M3, M4, M5, M6, P8
rules-17-cards =
    There are 70 cards. A white border is a front, a black border is a back.
    - 35 **open numbers**, from 1 to 5, show their value on both sides. Face down they still tell it.
    - 15 **closed numbers**, from 1 to 5, show it on the front only.
    - 20 **specials** count 0: five each of Reverse, Trash, x2 and Trap.

    Closed numbers and specials have the same **blank back**.

    You see everybody's backs: the open numbers in a hand are no secret. What is behind a blank back, only its owner knows.

rules-17-turn-title = Your turn
# S1, S2, S3, T1, T2, T3, T4, P9, E2
rules-17-turn =
    Everybody holds three cards. Chance decides who begins, and play goes clockwise.
    1. Choose one of your cards. You cannot pass.
    2. Play it to the right end of the row, **face up** or **face down**. Every card can be played both ways.
    3. You get a new card from the draw pile.

    A number has its value whichever way it lies. A special works face up only, except the Trap: it works face down.

    An empty draw pile is made anew from the discarded cards. If there are none, your hand gets smaller. Whoever has no card to play must call 17.

rules-17-call-title = Calling 17
# C1, C2, C3, P6, X1, X2, X3, X4
rules-17-call =
    Is the row worth **17 or more**? You may call after any turn, until the next card is played. It need not be your turn. You cannot call
    - if you played the last card,
    - before the first card of a round,
    - between the two cards of an x2 turn.

    After each turn there is a short time in which nobody can play, only call. So everybody has the chance, not only the fastest. With two players it is not needed.

    If several call, one call counts: that of the player who comes first after the last player, in the direction of play. So whoever would come before you gets a moment to call, too.

rules-17-round-title = The end of a round
# E1, E2, E3, E4, E5, E6, E7, E8, E9
rules-17-round =
    The row is turned over and added up.
    - **17 or more**: { $victory } for the caller, { $penalty } for the last player.
    - **Less than 17**: { $victory } for the last player, { $penalty } for the caller.
    - **Traps** that lay face down bring tokens, too.

    Penalties come first. Do you get a **second penalty token**? Then both go back, and one victory token with them, if you have one. After that the victory tokens are handed out, at most one for each player.

    The row is discarded, and you keep your hand. Whoever won the call begins the next round, clockwise again.

rules-17-reverse-title = Reverse
# P1, P3, P8, P9, E9
rules-17-reverse =
    Played **face up**, it changes the direction of play at once. The next turn is that of the player before you.
    - It stays changed if somebody trashes the Reverse.
    - Each round begins clockwise again.
    - With two players the other one is next in any case.

    Played **face down**, it does nothing. It counts 0 either way.

rules-17-trash-title = Trash
# P2, P3, P4, P8, P9
rules-17-trash =
    Played **face up**, the Trash and the card before it leave the row. Both are discarded. If that card lay face down, it stays secret.
    - What the card has done is not undone: a trashed Reverse or x2 still works.
    - In an empty row only the Trash goes.
    - You are the last player, although your card is gone. So you cannot call.

    Played **face down**, it does nothing. It stays in the row and counts 0.

rules-17-x2-title = x2
# P3, P5, P6, P8, P9
rules-17-x2 =
    Played **face up**, it makes the next player play **two cards** in one turn, and then draw two.
    - The first card takes effect before the second is chosen. So a Trash can remove it.
    - Nobody can call between the two.
    - Two x2 in one turn are no more than one.
    - Whoever holds a single card plays only that.

    Played **face down**, it does nothing. It counts 0 either way.

rules-17-trap-title = Trap
# E2, E5, P7, P8
rules-17-trap =
    Played **face down**, it waits for a caller. When the row is turned over, every such Trap brings
    - { $victory } a victory token for whoever played it,
    - { $penalty } a penalty token for the caller, even if the call was right.

    If you call into your own Trap, you get both. But nobody gets more than one victory token in a round.

    Played **face up**, it does nothing. It counts 0 either way.

rules-17-example-title = Try it: what is it worth?
# $row: the cards. $shown: what can be read. $n: how many blank backs. $name: a player, such as "Player 2".
rules-17-example =
    { $row }

    This row shows **{ $shown }**. Behind { $n ->
        [one] the blank back
       *[other] the { $n } blank backs
    } anything can lie. Now { $name } calls 17. Would you have dared?
# M3, P8, E1: $sum is an addition such as "5 + 3 = **8**".
rules-17-answer =
    { $row }
    { $sum }

    Face down, an open number counts as always, and so does a closed one. Specials count 0.
rules-17-answer-right = It is 17 or more: { $name } was right.
rules-17-answer-wrong = It is less than 17: { $name } was wrong.

rules-17-winning-title = Winning
# G1, G2, L1
rules-17-winning =
    The game ends with the round after which somebody has **three victory tokens**.

    Do several have three? Then the one with fewer penalty tokens wins. If these are equal, too, they win together.

    If your time runs out, a CPU player plays this turn for you. Whoever leaves gives hand and tokens to a CPU player until the end.

rules-17-quick-title = On one page
# T1, T2, C1, C2, E2, E3, E4, E5, E6, G1, P1, P2, P5
rules-17-quick =
    - **Turn** · one card, face up or face down; get a new one
    - **Call** · 17 or more, after a turn, not if you played last
    - **Right** · { $victory } caller, { $penalty } last player
    - **Wrong** · { $victory } last player, { $penalty } caller
    - { $penalty }{ $penalty } · both go back, and one { $victory }, if there is one
    - { $victory } · at most one in a round; three win
    - **Reverse**, face up · the direction changes
    - **Trash**, face up · removes itself and the card before it
    - **x2**, face up · the next player plays two cards
    - **Trap**, face down · { $victory } who played it, { $penalty } caller

## Switch

rules-switch-goal-title = The idea
# M1, M4, A6, T1, T2, W1
rules-switch-goal =
    Everybody has a pile of cards from 1 to 16. The 1 lies on top, the 16 at the bottom. You want to get rid of them, in order. **Whoever discards the 16 wins the round.**

    In your turn you choose:
    - the **ordinary dice**, to discard cards, or
    - the **Switch die**, to swap piles or to get a Block token.

    You never use both in one turn. Everybody throws a die, and the highest begins. Then play goes clockwise. Switch is for 2 to 4 players.

rules-switch-roll-title = Rolling dice
# T1, A1, A2
rules-switch-roll =
    Your top card tells how many dice you roll:
    - cards 1 to 6: **three** dice
    - cards 7 to 11: **four** dice
    - cards 12 to 16: **five** dice

    The top card can go if one die shows its number, or if several dice **add up** to it exactly. You cannot subtract. Then comes the next card, and all dice count again.

    Cards go in order, without leaving one out. If the roll makes your top card, you discard it. Every further card is your choice.

rules-switch-luck-title = Pushing your luck
# A3, A4, A5
rules-switch-luck =
    If the **first** roll of a turn makes no card, the turn is over. It costs nothing.

    Once you have discarded a card of a roll, you choose:
    - **{ button-stop }**: what is gone stays gone. The next player goes on.
    - **{ button-roll }** again, with the dice that your new top card shows. If this roll makes no card, your turn is over, and cards come back.

    How many come back?
    - Top card 8 or lower: all of them. You begin with the 1 again.
    - Top card 9 or higher: those down to the 9. The **Click card**, the 8, stays gone.

rules-switch-die-title = The Switch die
# T2, M2, B1, B2, B3, B4, B5
rules-switch-die =
    Take it instead of the ordinary dice. You discard nothing in that turn. It has six faces:
    - { $green } **Green**, twice: you may swap piles with any other player.
    - { $red } **Red**, once: you must swap with the player whose top card is lowest, if it is lower than yours.
    - { $block } **Block**, twice: take a Block token, if there is one in the pot.
    - **Blank**, once: nothing happens.

    Then your turn is over.

rules-switch-swap-title = Swapping piles
# B2, B3, K6, K7
rules-switch-swap =
    A pile with a higher top card is closer to the end. With **Green** you can take one. With **Red** you may have to give yours away.

    { $green } **Green**: choose anybody, or keep your pile. Any other player with a Block token can cancel the swap.

    { $red } **Red**: you swap with the lowest top card. Are several lowest? Then choose one of them. Is none lower than yours? Then nothing happens. Nobody can cancel a red swap, and a Block does not protect a pile from it.

    The discarded cards go with the pile, and so does a Block that lies on it. Tokens that you hold stay with you.

rules-switch-block-title = Block tokens
# M3, B4, K1, K2, K3, K4, K5, K6, K8, K9, K10, K11
rules-switch-block =
    The pot holds one token more than there are players. You can hold several. What they do:
    - **{ button-block }** an opponent, at any time: no card goes from a pile with a token on it. If they have rolled ordinary dice, their turn ends, at no cost.
    - **{ button-counter }** a Block on you, at once: both tokens go back to the pot.
    - **{ button-unblock }** your pile, in your turn before you roll: both tokens go back. Otherwise you have to roll the Switch die.
    - **{ button-cancel-swap }**: a green swap does not happen, and that turn is over. Your token goes back.

    You cannot block your own pile, or one that is blocked. While an opponent with a token could stop it, a discard waits a moment. While a Block or a green swap is announced, tokens can only answer it.

rules-switch-example-title = Try it: which cards can go?
# $card: the top card. $dice: a list of dice.
rules-switch-example =
    Your top card is **{ $card }**. You roll { $dice }.

    Which cards can you discard, one after the other?
# A1, A2: one line for each card, $card = $dice, such as "5 = 1 + 4".
rules-switch-answer-card = **{ $card }** = { $dice }
# $card: the first card that these dice do not make.
rules-switch-answer-end = No dice add up to { $card }. So it ends there.
# A4, A5: $card: the top card then. $n: dice. $back: the top card after a miss.
rules-switch-answer-next = Now you can stop. Or you roll { $n ->
        [one] 1 die
       *[other] { $n } dice
    } for card { $card }. If you miss it, card { $back } is on top again.

rules-switch-winning-title = Winning
# A6, W1, W2, L1
rules-switch-winning =
    In **one round**, whoever discards the 16 wins at once.

    A **match** has several rounds. The winner of a round gets 16 points. Everybody else gets the number of the highest card that is gone from the pile they hold then.

    The first round after which somebody has 100 points or more is the last. Most points win. If they are equal, players win together.

    A new round has full piles and all tokens in the pot. The winner of the round before begins.

    If your time runs out, a CPU player goes on for you. Whoever leaves gives pile and tokens to a CPU player until the end.

rules-switch-quick-title = On one page
# T1, A1, A3, A4, A5, A6, T2, B1, B2, B3, B4, K1, K3, K4, K6, W2
rules-switch-quick =
    - **Dice** · three up to card 6, four up to 11, five up to 16
    - **A card goes** · with one die, or a sum of dice
    - **Miss** · the first roll costs nothing; a later one goes back to 1, or to 9 from there on
    - **Card 16 gone** · the round is won
    - { $green } **Green** · you may swap with anybody
    - { $red } **Red** · you must swap with the lowest, if lower than you
    - { $block } **Block** · take a Block token
    - **Block token** · block, counter, unblock, or cancel a green swap
    - **Match** · 16 for the winner, others their highest card gone; to 100

## In pictures. The shorter, the larger they are drawn.

figure-17-question = 17?
figure-17-three-win = Three of them win
figure-17-closed = Closed number
figure-17-open = Open number
figure-17-special = Special
figure-17-hand = A hand, seen by others
figure-17-choose = 1. Choose a card
figure-17-play = 2. Play it face up or face down
figure-17-draw = 3. Get a new card
figure-17-caller = Caller
figure-17-last-player = Last player
figure-17-may-not-call = The last player may not call
figure-17-may-call = Everybody else may
figure-17-right = 17 or more
figure-17-wrong = Less than 17
figure-17-two-penalties = A second penalty: they all go back
figure-17-two-cards = Next player: two cards
figure-17-trapper = Who played it
figure-17-down = Face down
figure-17-turned = Turned over
figure-before = Before
figure-after = After
figure-switch-top = On top
figure-switch-bottom = At the bottom
figure-switch-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
figure-switch-all-back = Missed: all cards come back
figure-switch-click = Missed: back to 9
figure-switch-kept = Stopped: it stays gone
figure-switch-green = You may swap
figure-switch-red = You must swap with the lowest
figure-switch-token = Take a Block token
figure-switch-blank = Nothing
figure-switch-choose = Green: you choose
figure-switch-lowest = Red: the lowest
figure-switch-blocked = Blocked: no card goes
figure-switch-pot = Counter, Unblock: both go to the pot
figure-switch-cancel = Cancel swap: no swap
figure-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

# What signs in pictures are called in the descriptions of pictures.
sign-arrow = then
sign-plus = plus
sign-equals = equals
sign-swap = swapped with
sign-yes = yes
sign-no = no
sign-more = and so on
sign-to = to
sign-place = free place
sign-victory = victory token
sign-penalty = penalty token
sign-block = Block token
sign-die = die { $n }
sign-card = card { $n }
sign-card-blocked = card { $n } with a Block token on it
sign-green = green face
sign-red = red face
sign-block-face = Block face
sign-blank = blank face
