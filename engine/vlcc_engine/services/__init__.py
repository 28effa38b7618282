"""Layer 3 of the engine: what is done with a store (capture, versions, past, retention, compaction)."""
