### /tutorial: a guided first game against CPU players, seen by its learner alone.
### $button is what stands on the button that is to be pressed next, such as "Face up · 4 (open)".
### $cpu1 and $cpu2 are the names of the other two players: $cpu1 plays after the learner, then $cpu2.

tutorial-title = Apprendre à jouer
tutorial-welcome = Une première partie contre des IA, avec quelqu’un à tes côtés. Elle dure environ cinq minutes, personne d’autre ne la voit, et elle ne compte pas.
tutorial-going = Étapes faites : { $done } sur { $steps }.
tutorial-finished = Ce tutoriel est terminé.
tutorial-step = Étape { $step } sur { $steps }
tutorial-leave = Arrête quand tu veux : /{ name-tutorial } te ramène ici.
# Somebody pressed another button than the one that the step is about.
tutorial-not-yet = Cela peut attendre : appuie d’abord sur { $button }.
tutorial-won = Tu as gagné ta première partie de { $game } !
tutorial-next = À toi de jouer : /{ name-play } ouvre une table, entre amis ou avec des IA, et /{ name-rules } explique tous les détails.

button-learn = Apprendre { $game }
button-resume = Reprendre
button-restart = Recommencer
button-go-on = Continuer

# 17. $showing is what everybody sees in the row, $known what the learner knows to lie there, $missing how much that is
# short of 17; $total is what the row of the last round came to.
lesson-17-about = Un jeu de cartes et de nerfs : ajoute des cartes à une rangée, et annonce quand elle vaut 17.
lesson-17-up = Bienvenue ! Tout le monde ajoute des cartes à une même rangée, et qui pense qu’elle vaut 17 ou plus peut annoncer. Trois jetons Victoire font gagner la partie. À toi de commencer : appuie sur { $button }.
lesson-17-down = { $cpu1 } a fait monter la rangée à { $showing }. { $cpu2 } a joué une carte face cachée, et son dos vierge n’en dit rien à personne. À toi : appuie sur { $button }.
lesson-17-wrong = La rangée montre { $showing }, et avec ta carte secrète, tu arrives à { $known }. Si le dos vierge joué par { $cpu2 } vaut { $missing } ou plus, l’annonce est juste. Ose : appuie sur { $button }.
lesson-17-was-wrong = Seulement { $total } ! La carte était un { card-reverse }, et les cartes spéciales valent 0. Une annonce fausse te donne un jeton Pénalité, et un jeton Victoire à { $cpu2 }, qui a joué en dernier.
lesson-17-x2 = Qui l’emporte sur l’annonce commence la manche suivante : { $cpu2 } a donc commencé. Tu as une carte spéciale : après un { card-x2 } face visible, il faut jouer deux cartes au tour suivant. Appuie sur { $button }.
lesson-17-low = { $cpu1 } a joué deux cartes, dont une face cachée. Si une annonce est juste, qui a joué en dernier reçoit un jeton Pénalité : garde donc la rangée basse pendant que les autres la font monter. Appuie sur { $button }.
lesson-17-tempted = La rangée montre { $showing } : quoi que vaille le dos vierge, l’annonce est forcément juste. Que pourrait-il bien arriver ? Appuie sur { $button }.
lesson-17-was-trapped = Tu avais raison : un jeton Victoire ! Mais le dos vierge était un { card-trap } : face cachée, il donne un jeton Pénalité à qui annonce, et un jeton Victoire à qui l’a joué. Deux jetons Pénalité s’en vont ensemble et emportent un jeton Victoire ; heureusement, tu n’en avais pas encore.
lesson-17-secret = Tu l’as emporté, donc tu commences. Un nombre fermé est un bon secret ; un nombre ouvert montre sa valeur des deux côtés. Appuie sur { $button }.
lesson-17-secret-again = { $cpu2 } a joué une { card-trash } : elle part de la rangée avec la carte qui la précède. La carte jouée par { $cpu1 } a donc disparu. Ajoute un deuxième secret : appuie sur { $button }.
lesson-17-right = Les autres voient { $showing } et deux dos vierges. Les deux sont à toi, tu sais donc deux choses : la rangée vaut { $known }, et il n’y a aucun { card-trap }. Appuie sur { $button }.
lesson-17-was-right = { $total }, et personne d’autre ne pouvait le savoir ! Pour { $cpu2 }, c’était le deuxième jeton Pénalité : les deux sont partis, et un jeton Victoire avec. Tu as deux jetons Victoire, encore un et c’est gagné.
lesson-17-bait = Tu commences encore, avec un { card-trap } en main. Il marche mieux dans une rangée qui a l’air de valoir 17 : fais-la d’abord monter. Appuie sur { $button }.
lesson-17-trap = { $cpu2 } a joué un { card-reverse } : on joue maintenant dans l’autre sens, donc c’était encore à { $cpu1 }, et maintenant à toi. La rangée montre { $showing }. Ton { card-trap } a un dos vierge, comme tant de cartes : appuie sur { $button }.
lesson-17-was-bluffed = { $cpu2 } espérait que ta carte valait { $missing } ou plus, et a trouvé un { card-trap }. Cela fait deux jetons Pénalité : un pour le { card-trap }, un pour l’annonce fausse. Tu as joué en dernier : voici ton troisième jeton Victoire !
lesson-17-end = Tu as joué face visible et face cachée, annoncé à tort et avec raison, foncé dans un { card-trap } et tendu le tien.

# Switch. $top is the learner's top card, $top1 and $top2 are those of $cpu1 and $cpu2, $dice is how many dice are rolled
# for the learner's top card.
lesson-switch-about = Une course aux dés : défausse seize cartes, et vole la pile de qui est en tête.
lesson-switch-roll = Bienvenue ! Tout le monde a une pile de cartes de 1 à 16, dans l’ordre, et qui défausse le 16 gagne. Les dés doivent donner ta carte du dessus : { $top }. Tu as fait le plus haut et tu commences : appuie sur { $button }.
lesson-switch-one = Un de tes dés montre { $top } : cette carte peut partir. Appuie sur { $button }.
lesson-switch-two = Pour la carte suivante, tous les dés comptent à nouveau, et l’un d’eux montre { $top }. Appuie sur { $button }.
lesson-switch-sum = On peut aussi additionner les dés, et deux d’entre eux font { $top }. Appuie sur { $button }.
lesson-switch-again = Tes dés ne font pas { $top }. Tu pourrais arrêter, et ce qui est parti reste parti ; ou relancer, à tes risques. Un peu d’audace, juste pour cette fois : appuie sur { $button }.
lesson-switch-bust = Raté ! Un nouveau lancer n’a rien donné : tes cartes reviennent, et te voilà de nouveau à la carte { $top }. Une fois le 8 défaussé, on ne retombe jamais plus bas que le 9, et le premier lancer d’un tour est sans risque.
lesson-switch-die = { $cpu1 } s’arrête à la carte { $top1 }, { $cpu2 } à la carte { $top2 } : tu as du retard. Au lieu des dés, tu peux lancer le dé Switch, qui peut apporter un échange ou un jeton Blocage. Appuie sur { $button }.
lesson-switch-block = Tu as un jeton Blocage, juste à temps ! Les dés lancés par { $cpu2 } font { $top2 } et toutes les cartes suivantes, ce qui donnerait la victoire. Un Blocage peut venir à tout moment, même maintenant : appuie sur { $button }.
lesson-switch-target = Voici tes jetons. D’une pile bloquée, aucune carte ne part : appuie sur { $button }.
lesson-switch-green = Pour { $cpu2 }, le tour est fini à la carte { $top2 }, et la pile reste bloquée tant que { $cpu2 } n’a pas de jeton pour retirer le Blocage. Mais { $cpu1 } en est à la carte { $top1 }. Reprends le dé Switch : appuie sur { $button }.
lesson-switch-swap = Vert : tu peux échanger ta pile. Celle à { $top2 } est bloquée, et un Blocage suit sa pile. Celle à { $top1 } est libre : appuie sur { $button }.
lesson-switch-chance = Quel échange ! Te voilà à la carte { $top }, et { $cpu1 } à la carte { $top1 }. Pour une carte aussi haute, tu lances { $dice } dés : appuie sur { $button }.
lesson-switch-finish = Ces dés font { $top } et toutes les cartes suivantes. Appuie sur { $button }.
lesson-switch-finish-more = Et la suivante : appuie sur { $button }.
lesson-switch-finish-last = La dernière carte ! Appuie sur { $button }.
lesson-switch-end = Tu as raté un lancer, posé un Blocage, échangé ta pile et gagné. Encore une chose : un jeton Blocage sert aussi à contrer un Blocage, ou à annuler l’échange vert de quelqu’un d’autre.
