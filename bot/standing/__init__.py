"""Standings and ratings: what games come to, for people. Knows neither Discord nor SQL."""
