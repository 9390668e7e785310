"""Pictures of every screen, taken in the sandbox's page: `make gallery`.

Each act plays real games on a bot of its own, and photographs them on the way: see `acts/`.
"""
