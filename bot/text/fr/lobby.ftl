lobby-title = { $game } : qui joue ?
lobby-seats = Places : { $taken } sur { $most }
lobby-seat-free = libre
lobby-seat-kept = place gardée
lobby-seat-heir = place gardée, hôte à son retour
lobby-kept = « { button-join } » reprend la place qui t’est gardée ; qui n’a pas appuyé avant le départ ne joue pas.
lobby-host = hôte
lobby-pace = Rythme : { $turn } par tour, { $react } pour réagir
lobby-single = Une seule manche
lobby-match = Match en 100 points
lobby-need = { $n ->
    [one] Encore une place à prendre et ça peut commencer.
   *[other] Encore { $n } places à prendre et ça peut commencer.
}
lobby-ready = Tout est prêt : à l’hôte de démarrer.
lobby-closes = Sans activité, la table ferme { $when }.
lobby-fair = Équité : la graine a été scellée avant toute inscription, sha256 { $commit }

lobby-levels = Quel niveau pour l’IA ?
lobby-levels-more = { $name } prend place. Encore une IA ?
lobby-levels-full = { $name } prend place, et la table est complète.

lobby-moved = La suite se passe dans { $channel }.
lobby-you-host = Cette table de { $game } est la tienne : appuie sur « { button-start } » quand tout le monde est là.
lobby-you-are-in = Tu joues à { $game }. Ton panneau apparaîtra ici quand l’hôte démarrera.

button-join = Rejoindre
button-leave = Quitter
button-add-cpu = Ajouter une IA
button-start = Démarrer
button-cancel = Annuler
