"""How long ago something was, where Discord's own times do not work: in lists of choices."""

from bot.render.scene import Say

MINUTE, HOUR, DAY = 60, 3600, 86400


def ago(then: float, now: float, say: Say) -> str:
    seconds = max(0.0, now - then)
    if seconds < HOUR:
        return say("replay-ago-minutes", n=int(seconds // MINUTE))
    if seconds < DAY:
        return say("replay-ago-hours", n=int(seconds // HOUR))
    return say("replay-ago-days", n=int(seconds // DAY))
