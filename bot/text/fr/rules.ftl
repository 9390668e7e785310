### /rules. Short sentences, for somebody who has never played.
### The ids in comments are those of docs/rules: a text says what these rules say, and nothing else.
### **Bold** and lines that begin with "- " or "1. " are markup. No line may begin with *, [ or a full stop.
### Known everywhere: $victory, $penalty, $block, $green, $red (the signs of tokens and of faces, or short words for them).

rules-page = Page { $page } sur { $pages }
rules-jump = Aller à une page
rules-which = Quel jeu veux-tu apprendre ?
rules-17-pitch = **{ game-17 }** : du bluff dans une rangée commune, et une annonce au bon moment. De 2 à 6.
rules-switch-pitch = **{ game-switch }** : défausse tes cartes aux dés, tente ta chance, échange les piles. De 2 à 4.

button-rules = Règles
# $game: the other game, whose rules this button opens.
button-rules-of = Règles : { $game }
button-answer = Voir la réponse
button-question = Cacher la réponse

refused-rules = Cette page n’existe plus : /{ name-rules } rouvre les règles.

## 17

rules-17-goal-title = Le principe
# M8, C1, E3, E4, G1
rules-17-goal =
    Tout le monde ajoute des cartes à la même rangée. Certaines sont face cachée : personne ne sait au juste ce qu’elle vaut.

    Tu penses qu’elle vaut **17 ou plus** ? Appuie sur **{ button-call }** avant la carte suivante. On retourne la rangée et on additionne :
    - Tu as raison : un jeton Victoire pour toi, un jeton Pénalité pour qui a joué en dernier.
    - Tu as tort : c’est l’inverse.

    On **joue en dernier** quand on pose la dernière carte. **Trois jetons Victoire, et c’est gagné.** 17 se joue de 2 à 6.

rules-17-cards-title = Les cartes
# M1, M2, M3, M4, M5, M6, P8
rules-17-cards =
    Il y a 70 cartes. Bord blanc : c’est la face. Bord noir : c’est le dos.
    - 35 **nombres ouverts**, de 1 à 5, montrent leur valeur des deux côtés. Même face cachée, elle se lit.
    - 15 **nombres fermés**, de 1 à 5, ne la montrent que sur la face.
    - 20 **cartes spéciales** valent 0 : Changement de sens, Poubelle, x2 et Piège, cinq de chaque.

    Les nombres fermés et les cartes spéciales ont le même **dos vierge**.

    Tu vois le dos des cartes de tout le monde : les nombres ouverts d’une main ne sont pas un secret. Ce qui se cache derrière un dos vierge, on ne le sait que de ses propres cartes.

rules-17-turn-title = Ton tour
# S1, S2, S3, T1, T2, T3, T4, P9, E2
rules-17-turn =
    Tout le monde a trois cartes en main. Le hasard décide qui commence, puis on joue en sens horaire.
    1. Choisis une de tes cartes. On ne passe pas son tour.
    2. Joue-la au bout de la rangée, à droite, **face visible** ou **face cachée**. Toute carte peut se jouer des deux façons.
    3. Tu reçois une nouvelle carte de la pioche.

    Un nombre garde sa valeur dans les deux sens. Une carte spéciale n’agit que face visible, sauf le Piège : il agit face cachée.

    Une pioche vide est refaite avec la défausse. S’il n’y en a pas, ta main diminue. Sans carte à jouer, il faut annoncer 17.

rules-17-call-title = Annoncer 17
# C1, C2, C3, P6, X1, X2, X3, X4
rules-17-call =
    La rangée vaut **17 ou plus** ? Tu peux annoncer après n’importe quel tour, jusqu’à la carte suivante, même si ce n’est pas à toi. Tu ne peux pas annoncer
    - si tu as joué la dernière carte,
    - avant la première carte d’une manche,
    - entre les deux cartes d’un tour x2.

    Après chaque tour, pendant un court moment, on ne peut pas jouer, seulement annoncer. Ainsi tout le monde a sa chance, pas seulement les plus rapides. À deux, ce n’est pas nécessaire.

    Si plusieurs annoncent, une seule annonce compte : la plus proche, dans le sens du jeu, après qui a joué en dernier. Qui passerait avant toi a donc aussi un instant pour annoncer.

rules-17-round-title = La fin d’une manche
# E1, E2, E3, E4, E5, E6, E7, E8, E9
rules-17-round =
    On retourne la rangée et on additionne.
    - **17 ou plus** : { $victory } pour l’annonce, { $penalty } pour qui a joué en dernier.
    - **Moins de 17** : { $victory } pour qui a joué en dernier, { $penalty } pour l’annonce.
    - Les **Pièges** qui étaient face cachée rapportent aussi des jetons.

    Les pénalités d’abord. Tu reçois un **deuxième jeton Pénalité** ? Tu rends les deux, et un jeton Victoire avec, si tu en as un. Ensuite viennent les jetons Victoire, un au plus par personne.

    La rangée est défaussée, et tu gardes ta main. Qui l’a emporté sur l’annonce commence la manche suivante, de nouveau en sens horaire.

rules-17-reverse-title = Changement de sens
# P1, P3, P8, P9, E9
rules-17-reverse =
    Joué **face visible**, il change aussitôt le sens du jeu. Le tour revient à la personne qui jouait avant toi.
    - Le sens reste changé même si le Changement de sens part à la poubelle.
    - Chaque manche recommence en sens horaire.
    - À deux, c’est de toute façon à l’autre.

    Joué **face cachée**, il ne fait rien. Il vaut 0 dans les deux cas.

rules-17-trash-title = Poubelle
# P2, P3, P4, P8, P9
rules-17-trash =
    Jouée **face visible**, la Poubelle quitte la rangée avec la carte qui la précède. Les deux sont défaussées. Si cette carte était face cachée, elle reste secrète.
    - Ce que la carte a fait n’est pas annulé : un Changement de sens ou un x2 jeté agit encore.
    - Dans une rangée vide, seule la Poubelle part.
    - Tu as joué en dernier, même si ta carte a disparu. Tu ne peux donc pas annoncer.

    Jouée **face cachée**, elle ne fait rien. Elle reste dans la rangée et vaut 0.

rules-17-x2-title = x2
# P3, P5, P6, P8, P9
rules-17-x2 =
    Joué **face visible**, il fait jouer **deux cartes** en un seul tour à la personne suivante, qui en pioche ensuite deux.
    - La première carte agit avant le choix de la deuxième. Une Poubelle peut donc la retirer.
    - Personne ne peut annoncer entre les deux.
    - Deux x2 dans un même tour n’en valent qu’un.
    - Avec une seule carte en main, on ne joue que celle-là.

    Joué **face cachée**, il ne fait rien. Il vaut 0 dans les deux cas.

rules-17-trap-title = Piège
# E2, E5, P7, P8
rules-17-trap =
    Joué **face cachée**, il attend une annonce. Quand on retourne la rangée, chacun de ces Pièges rapporte
    - { $victory } un jeton Victoire à qui l’a joué,
    - { $penalty } un jeton Pénalité à qui a annoncé, même avec raison.

    Si tu annonces sur ton propre Piège, tu reçois les deux. Mais personne ne reçoit plus d’un jeton Victoire par manche.

    Joué **face visible**, il ne fait rien. Il vaut 0 dans les deux cas.

rules-17-example-title = Essaie : combien vaut-elle ?
# $row: the cards. $shown: what can be read. $n: how many blank backs. $name: a player, such as "Player 2".
rules-17-example =
    { $row }

    Cette rangée montre **{ $shown }**. Derrière { $n ->
        [one] le dos vierge
       *[other] les { $n } dos vierges
    }, il peut y avoir n’importe quoi. Et { $name } annonce 17. Aurais-tu osé ?
# M3, P8, E1: $sum is an addition such as "5 + 3 = **8**".
rules-17-answer =
    { $row }
    { $sum }

    Face cachée, un nombre ouvert compte comme toujours, et un nombre fermé aussi. Les cartes spéciales valent 0.
rules-17-answer-right = C’est 17 ou plus : { $name } avait raison.
rules-17-answer-wrong = C’est moins de 17 : { $name } avait tort.

rules-17-winning-title = Gagner
# G1, G2, L1
rules-17-winning =
    La partie se termine à la fin d’une manche où quelqu’un a **trois jetons Victoire**.

    Plusieurs en ont trois ? La victoire va à qui a le moins de jetons Pénalité. S’il y a encore égalité, elle est partagée.

    Si ton temps est écoulé, une IA joue ce tour pour toi. Qui s’en va laisse sa main et ses jetons à une IA jusqu’à la fin.

rules-17-quick-title = L’essentiel
# T1, T2, C1, C2, E2, E3, E4, E5, E6, G1, P1, P2, P5
rules-17-quick =
    - **Tour** · une carte, face visible ou cachée, puis une nouvelle
    - **Annonce** · 17 ou plus, après un tour, pas si tu as joué en dernier
    - **Juste** · { $victory } pour l’annonce, { $penalty } pour la dernière carte
    - **Fausse** · { $victory } pour la dernière carte, { $penalty } pour l’annonce
    - { $penalty }{ $penalty } · on rend les deux, et un { $victory }, s’il y en a un
    - { $victory } · un au plus par manche ; trois font gagner
    - **Changement de sens**, visible · le sens change
    - **Poubelle**, visible · part avec la carte qui la précède
    - **x2**, visible · deux cartes pour la personne suivante
    - **Piège**, caché · { $victory } à qui l’a joué, { $penalty } à qui annonce

## Switch

rules-switch-goal-title = Le principe
# M1, M4, A6, T1, T2, W1
rules-switch-goal =
    Tout le monde a une pile de cartes de 1 à 16. Le 1 est au-dessus, le 16 tout en dessous. Il faut s’en débarrasser, dans l’ordre. **Qui défausse le 16 gagne la manche.**

    À ton tour, choisis :
    - les **dés ordinaires**, pour défausser des cartes, ou
    - le **dé Switch**, pour échanger les piles ou gagner un jeton Blocage.

    Jamais les deux dans un même tour. Tout le monde lance un dé, et le plus haut commence. Puis on joue en sens horaire. Switch se joue de 2 à 4.

rules-switch-roll-title = Lancer les dés
# T1, A1, A2
rules-switch-roll =
    Ta carte du dessus dit combien de dés tu lances :
    - cartes 1 à 6 : **trois** dés
    - cartes 7 à 11 : **quatre** dés
    - cartes 12 à 16 : **cinq** dés

    La carte du dessus peut partir si un dé montre son nombre, ou si la **somme** de plusieurs dés y tombe juste. On ne soustrait pas. Puis vient la carte suivante, et tous les dés comptent à nouveau.

    Les cartes partent dans l’ordre, sans en sauter. Si le lancer donne ta carte du dessus, tu la défausses. Pour les suivantes, c’est toi qui choisis.

rules-switch-luck-title = Tenter sa chance
# A3, A4, A5
rules-switch-luck =
    Si le **premier** lancer d’un tour ne donne aucune carte, le tour est fini. Cela ne coûte rien.

    Quand tu as défaussé une carte d’un lancer, choisis :
    - **{ button-stop }** : ce qui est parti reste parti. Au suivant.
    - **{ button-roll }** encore, avec les dés de ta nouvelle carte du dessus. Si ce lancer ne donne aucune carte, ton tour est fini, et des cartes reviennent.

    Combien ?
    - Carte du dessus 8 ou moins : toutes. Tu recommences au 1.
    - Carte du dessus 9 ou plus : celles jusqu’au 9. La **carte Click**, le 8, reste défaussée.

rules-switch-die-title = Le dé Switch
# T2, M2, B1, B2, B3, B4, B5
rules-switch-die =
    Prends-le au lieu des dés ordinaires. Tu ne défausses rien pendant ce tour. Il a six faces :
    - { $green } **Vert**, deux fois : tu peux échanger ta pile avec celle de n’importe qui.
    - { $red } **Rouge**, une fois : tu dois échanger avec qui a la carte du dessus la plus basse, si elle est plus basse que la tienne.
    - { $block } **Blocage**, deux fois : prends un jeton Blocage, s’il y en a un dans la réserve.
    - **Vide**, une fois : il ne se passe rien.

    Puis ton tour est fini.

rules-switch-swap-title = Échanger les piles
# B2, B3, K6, K7
rules-switch-swap =
    Plus la carte du dessus est haute, plus la fin est proche. Avec **Vert**, tu peux prendre une telle pile. Avec **Rouge**, tu dois parfois donner la tienne.

    { $green } **Vert** : choisis quelqu’un, ou garde ta pile. Avec un jeton Blocage, n’importe qui d’autre peut annuler l’échange.

    { $red } **Rouge** : tu échanges avec la carte du dessus la plus basse. Il y en a plusieurs ? Choisis. Aucune n’est plus basse que la tienne ? Il ne se passe rien. Personne ne peut annuler un échange rouge, et un Blocage n’en protège pas une pile.

    Les cartes défaussées suivent la pile, et un Blocage posé dessus aussi. Les jetons que tu as en main restent à toi.

rules-switch-block-title = Les jetons Blocage
# M3, B4, K1, K2, K3, K4, K5, K6, K8, K9, K10, K11
rules-switch-block =
    La réserve compte un jeton de plus qu’il n’y a de places. Tu peux en avoir plusieurs. Ils servent à :
    - **{ button-block }** une pile adverse, à tout moment : plus aucune carte n’en part tant qu’un jeton est dessus. Si ses dés ordinaires sont lancés, son tour finit, sans rien perdre.
    - **{ button-counter }** un Blocage contre toi, tout de suite : les deux jetons retournent à la réserve.
    - **{ button-unblock }** ta pile, à ton tour, avant de lancer : les deux jetons y retournent. Sinon, tu dois lancer le dé Switch.
    - **{ button-cancel-swap }** : un échange vert n’a pas lieu, et ce tour est fini. Ton jeton retourne à la réserve.

    On ne bloque ni sa propre pile, ni une pile déjà bloquée. Tant qu’un jeton adverse pourrait l’empêcher, une défausse attend un instant. Tant qu’un Blocage ou un échange vert est annoncé, les jetons ne servent qu’à y répondre.

rules-switch-example-title = Essaie : quelles cartes partent ?
# $card: the top card. $dice: a list of dice.
rules-switch-example =
    Ta carte du dessus est **{ $card }**. Tu lances { $dice }.

    Quelles cartes peux-tu défausser, l’une après l’autre ?
# A1, A2: one line for each card, $card = $dice, such as "5 = 1 + 4".
rules-switch-answer-card = **{ $card }** = { $dice }
# $card: the first card that these dice do not make.
rules-switch-answer-end = Aucune somme ne donne { $card }. On s’arrête donc là.
# A4, A5: $card: the top card then. $n: dice. $back: the top card after a miss.
rules-switch-answer-next = Maintenant, tu peux arrêter. Ou tu lances { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } pour la carte { $card }. En cas d’échec, la carte { $back } revient au-dessus.

rules-switch-winning-title = Gagner
# A6, W1, W2, L1
rules-switch-winning =
    En **une seule manche**, qui défausse le 16 gagne aussitôt.

    Un **match** a plusieurs manches. Qui gagne une manche marque 16 points. Les autres marquent le nombre de la plus haute carte défaussée de la pile qu’ils ont alors.

    La première manche après laquelle quelqu’un a 100 points ou plus est la dernière. Le plus de points gagne. En cas d’égalité, la victoire est partagée.

    Une nouvelle manche commence avec des piles complètes et tous les jetons dans la réserve. Qui a gagné la précédente commence.

    Si ton temps est écoulé, une IA continue pour toi. Qui s’en va laisse sa pile et ses jetons à une IA jusqu’à la fin.

rules-switch-quick-title = L’essentiel
# T1, A1, A3, A4, A5, A6, T2, B1, B2, B3, B4, K1, K3, K4, K6, W2
rules-switch-quick =
    - **Dés** · trois jusqu’à la carte 6, quatre jusqu’à 11, cinq jusqu’à 16
    - **Une carte part** · avec un dé, ou une somme de dés
    - **Échec** · le premier lancer ne coûte rien ; un suivant ramène au 1, ou au 9 à partir de là
    - **Carte 16 partie** · la manche est gagnée
    - { $green } **Vert** · tu peux échanger avec n’importe qui
    - { $red } **Rouge** · tu dois échanger avec la pile la plus basse, si elle l’est plus que la tienne
    - { $block } **Blocage** · prends un jeton Blocage
    - **Jeton Blocage** · bloquer, contrer, débloquer, ou annuler un échange vert
    - **Match** · 16 pour la victoire, sinon la plus haute carte défaussée ; en 100 points

## In pictures. The shorter, the larger they are drawn.

figure-17-question = 17 ?
figure-17-three-win = Trois font gagner
figure-17-closed = Nombre fermé
figure-17-open = Nombre ouvert
figure-17-special = Carte spéciale
figure-17-hand = Une main, vue par les autres
figure-17-choose = 1. Choisis une carte
figure-17-play = 2. Joue-la face visible ou cachée
figure-17-draw = 3. Reçois une nouvelle carte
figure-17-caller = A annoncé
figure-17-last-player = A joué en dernier
figure-17-may-not-call = Qui a joué en dernier ne peut pas annoncer
figure-17-may-call = Tous les autres peuvent
figure-17-right = 17 ou plus
figure-17-wrong = Moins de 17
figure-17-two-penalties = Deuxième Pénalité : on rend tout
figure-17-two-cards = Tour suivant : deux cartes
figure-17-trapper = A joué le Piège
figure-17-down = Face cachée
figure-17-turned = Retournée
figure-before = Avant
figure-after = Après
figure-switch-top = Au-dessus
figure-switch-bottom = Tout en bas
figure-switch-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
figure-switch-all-back = Échec : toutes les cartes reviennent
figure-switch-click = Échec : retour au 9
figure-switch-kept = Arrêt : rien ne revient
figure-switch-green = Tu peux échanger
figure-switch-red = Tu dois échanger avec la plus basse
figure-switch-token = Prends un jeton Blocage
figure-switch-blank = Rien
figure-switch-choose = Vert : tu choisis
figure-switch-lowest = Rouge : la plus basse
figure-switch-blocked = Bloquée : aucune carte ne part
figure-switch-pot = Contrer, débloquer : les deux à la réserve
figure-switch-cancel = Annuler : pas d’échange
figure-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# What signs in pictures are called in the descriptions of pictures.
sign-arrow = puis
sign-plus = plus
sign-equals = égale
sign-swap = échangée avec
sign-yes = oui
sign-no = non
sign-more = et ainsi de suite
sign-to = à
sign-place = place libre
sign-victory = jeton Victoire
sign-penalty = jeton Pénalité
sign-block = jeton Blocage
sign-die = dé { $n }
sign-card = carte { $n }
sign-card-blocked = carte { $n } avec un jeton Blocage dessus
sign-green = face verte
sign-red = face rouge
sign-block-face = face Blocage
sign-blank = face vide
