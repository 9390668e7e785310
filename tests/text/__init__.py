"""The catalogue of texts."""
