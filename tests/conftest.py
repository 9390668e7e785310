"""How all tests run: hypothesis draws the same examples every time, and no clock judges them."""

import gc
import sys

from hypothesis import settings

from bot.run import TURN

settings.register_profile("tavolo", derandomize=True, deadline=None)
settings.load_profile("tavolo")
sys.setswitchinterval(TURN)  # as the bot itself has it: the store is in another thread


def pytest_collection_finish() -> None:
    """What has been collected stays: looking for rubbish in it again and again took a tenth."""
    gc.collect()
    gc.freeze()
