"""The screens of 17."""
