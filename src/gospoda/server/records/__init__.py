"""What a table leaves on disk: setup, entries, snapshots, results, ratings and deals."""
