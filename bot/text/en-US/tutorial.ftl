### /tutorial: a guided first game against CPU players, seen by its learner alone.
### $button is what stands on the button that is to be pressed next, such as "Face up · 4 (open)".
### $cpu1 and $cpu2 are the names of the other two players: $cpu1 plays after the learner, then $cpu2.

tutorial-title = Learn to play
tutorial-welcome = A first game against CPU players, with somebody at your side. It takes about five minutes, only you see it, and it counts for nothing.
tutorial-going = You have done { $done } of { $steps } steps.
tutorial-finished = You have finished this one.
tutorial-step = Step { $step } of { $steps }
tutorial-leave = Stop whenever you like: /{ name-tutorial } brings you back here.
# Somebody pressed another button than the one that the step is about.
tutorial-not-yet = That can wait: first press { $button }.
tutorial-won = You have won your first game of { $game }!
tutorial-next = Now you can play: /{ name-play } opens a table for friends and CPU players, and /{ name-rules } has every detail.

button-learn = Learn { $game }
button-resume = Go on where you were
button-restart = Start over
button-go-on = Go on

# 17. $showing is what everybody sees in the row, $known what the learner knows to lie there, $missing how much that is
# short of 17; $total is what the row of the last round came to.
lesson-17-about = A card game of nerve: add cards to one row, and call when it is worth 17.
lesson-17-up = Welcome! Everybody adds cards to one row, and whoever thinks that it is worth 17 or more may call. Three victory tokens win the game. You begin: press { $button }.
lesson-17-down = { $cpu1 } raised the row to { $showing }. { $cpu2 } played a card face down, and its blank back tells nobody what it is. Now you: press { $button }.
lesson-17-wrong = The row shows { $showing }, and with your own secret card you know of { $known }. If the blank back of { $cpu2 } is worth { $missing } or more, a call is right. Dare it: press { $button }.
lesson-17-was-wrong = Only { $total }! The card was a { card-reverse }, and special cards count 0. A wrong call gives you a penalty token, and a victory token to { $cpu2 }, who played last.
lesson-17-x2 = Whoever wins a call starts the next round, so { $cpu2 } has begun. You hold a special card: after an { card-x2 } that lies face up, the next player has to play two cards. Press { $button }.
lesson-17-low = { $cpu1 } played two cards, one of them face down. If a call is right, whoever played last gets a penalty token: so keep the row low while others raise it. Press { $button }.
lesson-17-tempted = The row shows { $showing }: whatever the blank back is worth, a call must be right. What could possibly go wrong? Press { $button }.
lesson-17-was-trapped = You were right: a victory token! But the blank back was a { card-trap }: face down, it gives the caller a penalty token, and a victory token to whoever played it. Two penalty tokens go away together and take a victory token along; luckily you held none yet.
lesson-17-secret = You won the call, so you start. A closed number is a good secret; an open one shows its value on both sides. Press { $button }.
lesson-17-secret-again = { $cpu2 } played { card-trash }: it throws itself and the card before it out of the row. So the card of { $cpu1 } is gone. Add a second secret: press { $button }.
lesson-17-right = The others see { $showing } and two blank backs. Both are yours, so you know two things: there are { $known } in the row, and no { card-trap }. Press { $button }.
lesson-17-was-right = { $total }, and nobody else could know! For { $cpu2 } it was the second penalty token, so both went away, and a victory token with them. You have two victory tokens, and one more wins.
lesson-17-bait = You start again, with a { card-trap } in your hand. It works best in a row that looks like 17, so raise it first: press { $button }.
lesson-17-trap = { $cpu2 } played { card-reverse }: now play goes the other way round, so { $cpu1 } was next again, and then you. The row shows { $showing }. Your { card-trap } has a blank back like so many cards: press { $button }.
lesson-17-was-bluffed = { $cpu2 } hoped that your card was worth { $missing } or more, and found a { card-trap }. That makes two penalty tokens: one for the { card-trap }, one for the wrong call. You played last, so you get your third victory token!
lesson-17-end = You played face up and face down, made a wrong call and right ones, walked into a { card-trap } and set one yourself.

# Switch. $top is the learner's top card, $top1 and $top2 are those of $cpu1 and $cpu2, $dice is how many dice are rolled
# for the learner's top card.
lesson-switch-about = A race with dice: discard sixteen cards, and steal the pile of whoever is ahead.
lesson-switch-roll = Welcome! Everybody has a pile of cards from 1 to 16, in order, and whoever discards the 16 wins. Dice have to make your top card, which is { $top }. You threw highest and begin: press { $button }.
lesson-switch-one = One of your dice shows { $top }, so this card can go: press { $button }.
lesson-switch-two = For the next card all dice count again, and one of them shows { $top }. Press { $button }.
lesson-switch-sum = Dice may also be added up, and two of them make { $top }. Press { $button }.
lesson-switch-again = Your dice do not make { $top }. You could stop now, and what is gone stays gone; or you roll again, at a risk. Be bold, just this once: press { $button }.
lesson-switch-bust = That is a bust: a further roll made nothing, so your cards are back and you are at { $top } again. Nobody who has discarded the 8 falls back behind 9, and the first roll of a turn is free of risk.
lesson-switch-die = { $cpu1 } stopped at { $top1 }, { $cpu2 } at { $top2 }: you are behind. Instead of dice you can roll the Switch die, which may bring a swap or a Block token. Press { $button }.
lesson-switch-block = You got a Block token, just in time! The dice of { $cpu2 } make { $top2 } and all cards after it, which would win. A Block can come at any moment, also now: press { $button }.
lesson-switch-target = These are your tokens. Nothing can be discarded from a pile with a Block on it: press { $button }.
lesson-switch-green = The turn of { $cpu2 } is over at { $top2 }, and the pile stays blocked until { $cpu2 } has a token to take the Block away. But { $cpu1 } is at { $top1 }. Take the Switch die again: press { $button }.
lesson-switch-swap = Green: you may swap piles with somebody. The one at { $top2 } is blocked, and a Block goes along with its pile. The one at { $top1 } is free: press { $button }.
lesson-switch-chance = What a swap! Now you are at { $top }, and { $cpu1 } is at { $top1 }. For a card as high as yours you roll { $dice } dice: press { $button }.
lesson-switch-finish = These dice make { $top } and all cards after it. Press { $button }.
lesson-switch-finish-more = And the next one: press { $button }.
lesson-switch-finish-last = The last card! Press { $button }.
lesson-switch-end = You went bust, blocked somebody, swapped piles and won. One thing more: with a Block token you can also fend off a Block, or call off a green swap of somebody else.
