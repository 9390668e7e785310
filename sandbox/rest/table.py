"""All routes in one list; the more particular path comes before the one with a parameter."""

from sandbox.rest import (
    callbacks,
    channels,
    commands,
    emojis,
    identity,
    messages,
    reactions,
    webhooks,
)
from sandbox.rest.call import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *callbacks.ENDPOINTS,
    *webhooks.ENDPOINTS,
    *messages.ENDPOINTS,
    *reactions.ENDPOINTS,
    *channels.ENDPOINTS,
    *commands.ENDPOINTS,
    *emojis.ENDPOINTS,
    *identity.ENDPOINTS,
)
