"""Run by alembic with the connection that `database.upgrade` has opened and locked."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=False)
context.run_migrations()
