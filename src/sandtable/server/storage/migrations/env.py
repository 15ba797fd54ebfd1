"""How Alembic reaches the storage: the address comes from `schema.migrate`."""

from __future__ import annotations

import asyncio
from threading import Thread

import sqlalchemy as sa
from alembic import context

from sandtable.server.storage.schema import metadata

LOCK = 7_263_811  # several nodes may start at once: the first migrates, the others wait


def run(connection: sa.Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        context.run_migrations()


async def run_async(url: str) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine  # only where PostgreSQL is used

    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.run_sync(run)
        await connection.commit()
    await engine.dispose()


def run_in_thread(url: str) -> None:
    """The caller may have a running event loop of its own."""
    failure: list[BaseException] = []

    def work() -> None:
        try:
            asyncio.run(run_async(url))
        except BaseException as error:
            failure.append(error)

    thread = Thread(target=work)
    thread.start()
    thread.join()
    if failure:
        raise failure[0]


def begin_at_once(connection: sa.Connection) -> None:
    """Python's own driver would leave changes of the schema outside the transaction."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


address = context.config.attributes["url"]
if address.startswith("sqlite"):
    lite = sa.create_engine(address, connect_args={"isolation_level": None})
    sa.event.listen(lite, "begin", begin_at_once)
    with lite.connect() as connection:
        run(connection)
    lite.dispose()
else:
    run_in_thread(address)
