"""What every part of the server uses: settings, logs, limits and errors."""
