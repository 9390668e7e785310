"""Tables: people and CPU players at a game, with clocks. Knows neither Discord nor SQL."""
