"""What the soak is made of: tables without Discord, tables with it, faults, and the reckoning."""
