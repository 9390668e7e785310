"""The screens of Switch."""
