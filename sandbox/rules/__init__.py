"""What Discord refuses: pure functions from parsed JSON to problems; docs/sandbox-rules.md."""
