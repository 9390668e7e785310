"""What Discord refuses, as pure functions from parsed JSON to problems; see docs/sandbox-rules.md."""
