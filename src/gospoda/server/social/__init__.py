"""Friends, invitations, and finding company."""
