### Games that are over: looked at again, analysed, proved. Chances such as { $odds } come with their percent sign.

button-replay = Revoir
button-verify = Vérifier
button-forward = Suivant
button-next-17 = Annonce suivante
button-next-switch = Décision suivante
button-analysis = Analyse
button-board = Au plateau
button-previous-page = Page précédente
button-next-page = Page suivante
button-turn = Étape { $step }

replay-step = Relecture de la table { $table } · étape { $step } sur { $steps }
# An item in a list of choices, without markup.
replay-choice = Table { $table } · { $game } · { $names } · { $ago }

analysis-title = Analyse
analysis-turns = Les tournants, selon les chances de gagner
analysis-turn = { $what } { $name } { $before } → { $after }
analysis-no-turns = Aucun : les chances de gagner n’ont jamais changé.
analysis-decisions-17 = Annonces
analysis-decisions-switch = Décisions
analysis-none-17 = Personne n’a annoncé.
analysis-none-switch = Il n’y avait rien à décider.
analysis-score = { $name } : meilleur choix { $best } fois sur { $all }
analysis-page = page { $page } sur { $pages }
analysis-how-17 = Les chances sont calculées d’après ce qu’on voyait au moment d’annoncer, en tenant pour également probable tout ce qui pouvait se trouver derrière les dos. Le meilleur choix est l’avis de l’IA { level-hard }, qui se demande aussi pourquoi une carte a été posée ainsi.
analysis-how-switch = Les chances sont celles des dés. Le meilleur choix, pour la manche, est l’avis de l’IA { level-hard }.

verdict = { $name } { $did } : { $verdict }.
verdict-good-lucky = bon choix
verdict-good-unlucky = bon choix, pas de chance
verdict-good-none = bon choix
verdict-dared-lucky = le risque valait le coup, et il a payé
verdict-dared-unlucky = le risque valait le coup, pas de chance
verdict-dared-none = le risque valait le coup
verdict-bad-lucky = coup de chance, mieux valait { $better } ({ $promise } de chances de gagner, pas { $chance })
verdict-bad-unlucky = mieux valait { $better } ({ $promise } de chances de gagner, pas { $chance })
verdict-bad-none = mieux valait { $better } ({ $promise } de chances de gagner, pas { $chance })
verdict-forced-lucky = il n’y avait rien d’autre à faire, et ça s’est bien passé
verdict-forced-unlucky = il n’y avait rien d’autre à faire
verdict-forced-none = il n’y avait rien d’autre à faire
better-wait = attendre

seventeen-did-right = a annoncé à { $odds }
seventeen-did-wrong = a annoncé à { $odds }
seventeen-did-trapped = a annoncé à { $odds }, en plein dans un Piège
seventeen-did-overtaken = a annoncé à { $odds }, sans avoir la priorité
seventeen-better-up = jouer { $card } face visible
seventeen-better-down = jouer { $card } face cachée

switch-did-made = a relancé à { $odds }
switch-did-bust = a relancé à { $odds }
switch-did-stopped = a préféré arrêter, avec { $odds } de risque de rater
switch-did-swapped = a échangé sa pile avec { $what }
switch-did-cancelled = voulait échanger avec { $what }
switch-did-kept = a gardé sa pile
switch-did-landed = a bloqué { $what }
switch-did-countered = a bloqué { $what }, qui a contré
switch-did-held = a dépensé un jeton contre { $what }
switch-a-block = le Blocage
switch-a-swap = l’échange
switch-better-roll = relancer
switch-better-stop = arrêter
switch-better-discard = défausser
switch-better-keep = garder sa pile
switch-better-swap = échanger avec { $name }
switch-better-block = bloquer { $name }

proof-title = Vérifié
proof-title-failed = Ce n’est pas la partie jouée
proof-table = Table { $table } : { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, remportée par { $names }.
proof-holds = La graine correspond à l’empreinte affichée avant que quiconque ait rejoint la table, et en rejouant chaque action avec la graine et le sel on obtient la même partie, avec la même fin. Donc ni le bot ni personne à la table n’a pu choisir ou changer les cartes et les dés.
proof-holds-unsealed = En rejouant chaque action avec la graine et le sel, on obtient la même partie, avec la même fin. Ce que cette table affichait n’a pas été noté : si son empreinte était celle ci-dessous, personne n’a pu choisir ou changer les cartes et les dés.
proof-commit = Empreinte : { $commit }
proof-seed = Graine : { $seed }
proof-salt = Sel : { $salt }
proof-file = À vérifier toi-même : enregistre le fichier et lance { $command }
proof-fault-seed = La graine enregistrée n’est pas celle qui a été scellée : son empreinte est { $commit }, et la table affichait { $sealed }.
proof-fault-start = Cette partie ne peut même pas commencer : ses options ou ses places ne sont pas celles d’une partie.
proof-fault-move = L’étape { $step } est impossible dans la partie que donnent cette graine et ce sel.
proof-fault-end = La fin enregistrée n’est pas celle à laquelle mènent les actions.
proof-means = Quelqu’un a modifié ce qui est enregistré, ou les règles ont changé depuis. Cette partie ne prouve donc plus rien : parles-en à la personne qui gère le bot.

refused-no-such-game = Cette partie n’existe pas ici : choisis-en une des tiennes dans la liste, ou joues-en une avec /{ name-play }.
refused-no-games = Aucune partie n’a encore été finie ici : /{ name-play } ouvre une table.
refused-still-lobby = La table { $table } n’a pas encore commencé : il n’y a rien à voir avant la fin de sa partie.
refused-still-running = La partie de la table { $table } est en cours : sa graine et ses cartes restent secrètes jusqu’à la fin.
refused-never-began = La table { $table } n’a jamais commencé : elle a été fermée avant.
refused-was-aborted = La table { $table } a été arrêtée avant la fin : on ne peut revoir et vérifier que les parties finies.
refused-broken-log = La table { $table } ne peut pas être revue : son journal n’est pas la partie qui a été jouée, et « { button-verify } » dit pourquoi.
refused-not-read = Lecture impossible pour l’instant : réessaie, s’il te plaît.
