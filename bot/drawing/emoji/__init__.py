"""What emojis of the application stand for, by their signs."""
