"""From views to screens: what people read and press, before any of it is Discord's."""
