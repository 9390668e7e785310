"""Pictures drawn by code: from what everybody may see to a PNG. No Discord, no clock, no files."""
