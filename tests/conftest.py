"""How all tests run: hypothesis draws the same examples every time, and no clock judges them."""

from hypothesis import settings

settings.register_profile("tavolo", derandomize=True, deadline=None)
settings.load_profile("tavolo")
