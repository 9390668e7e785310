"""Everything that players read, as Fluent files: a folder for each language."""
