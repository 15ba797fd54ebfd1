"""Routes: the address, the types and the handler of every request that the API knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from sandtable.server.hosts.roles import Right
from sandtable.server.house import House
from sandtable.server.problems import SignIn
from sandtable.server.storage.store import Person


@dataclass
class Call:
    """One request: what it asks, and who asks."""

    house: House
    path: dict[str, str]
    query: Any
    body: Any
    visitor: Person | None
    address: str
    language: str  # of whoever asks: what is made for them is put into its words
    session: str = ""  # of the device that asks
    device: str = ""  # what that device says it is
    cookie: str | None = None  # to set with the answer; empty: to clear

    @property
    def person(self) -> Person:
        if self.visitor is None:
            raise SignIn("come-in-first")
        return self.visitor

    @property
    def me(self) -> str | None:
        """The id of the person who asks; none for somebody who has not come in."""
        return self.visitor.id if self.visitor else None

    async def welcome(self, person: Person) -> None:
        """Sign somebody in on this device, in a new session: whoever knew the cookie of before learns nothing by it."""
        await self.part()
        sessions = self.house.identity.sessions
        session = await sessions.begin(person.id, self.device)
        if self.visitor is not None and self.visitor.id == person.id:
            await self.house.store.move_push(person.id, self.session, session.id)
        self.cookie = sessions.cookie(session)

    async def part(self) -> None:
        """Sign out whoever is signed in on this device."""
        if self.visitor is not None:
            await self.house.sign_out(self.visitor.id, [self.session])
            self.cookie = ""


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One request of the API: where it goes, what it takes and returns, and the function that serves it."""

    method: str
    path: str
    handler: Handler
    returns: Any = None
    body: Any = None
    query: Any = None
    status: int = 200
    public: bool = False  # whether somebody who never came in may ask
    rate: str = ""  # what it uses up besides a request
    right: Right | None = None  # which right of a host it needs
    even_unseated: bool = False  # at a table with a delay: whether it is also for people without a seat there
    even_banned: bool = False  # whether somebody may ask who was turned away: what they have a right to
    kept: bool = False  # whether the answer is the same for everybody, so that browsers may keep it
    text: bool = False  # plain text instead of JSON, in or out
    refusals: tuple[int, ...] = ()
    tag: str = ""

    @property
    def at_table(self) -> bool:
        """Whether something is done at a table. What is public shows everybody what they may see."""
        return "{table}" in self.path and not self.public and self.right is None and not self.even_unseated

    @property
    def about(self) -> str:
        return " ".join((self.handler.__doc__ or "").split())


@dataclass
class Chapter:
    """Some routes that belong together."""

    tag: str
    routes: list[Route] = field(default_factory=list)

    def route(self, method: str, path: str, **about: Any) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            self.routes.append(Route(method, path, handler, tag=self.tag, **about))
            return handler

        return add
