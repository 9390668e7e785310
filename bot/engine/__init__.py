"""The shared engine: what a game is, where its chance comes from, and how it is proved afterwards.

It knows no game, no clock, no storage and no Discord; every game is replayed exactly from its seed,
its salt and its actions.
"""
