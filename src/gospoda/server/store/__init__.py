"""The database: how it is opened, upgraded, written and watched."""
