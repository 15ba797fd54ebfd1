"""The server: accounts, lobby, tables, clocks, storage, live updates. It sees views and options, never a title's inside."""

from sandtable import extras

extras.require("server", "alembic", "argon2", "httptools", "sqlalchemy", "starlette", "uvicorn", "websockets")
