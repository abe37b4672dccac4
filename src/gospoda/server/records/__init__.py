"""What a table stores on disk: setup, entries, snapshots, results, ratings and deals."""
