"""The edge: the application, sockets, static pages, and the processes beside the first one."""
