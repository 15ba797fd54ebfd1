"""Where WebSocket connections come in: who may, and how long they stay."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.server.house import House
from sandtable.server.languages import language_of
from sandtable.server.limits import MOST_CONNECTIONS
from sandtable.server.origin import own_origin
from sandtable.server.people.identity import Visitor
from sandtable.server.people.sessions import COOKIE
from sandtable.server.problems import Forbidden, Refused, SignIn
from sandtable.server.socket.device import Device
from sandtable.server.socket.farewell import farewell
from sandtable.server.storage.asking import asking


class Entrance:
    """The place where connections are made: `/api/live`."""

    def __init__(self, house: Callable[[], House]) -> None:
        self._house = house
        self.route = WebSocketRoute("/api/live", self._meet)

    async def _meet(self, socket: WebSocket) -> None:
        house, language = self._house(), language_of(socket)
        try:
            visitor = await self._let_in(house, socket)
        except Refused as refused:
            await socket.accept()
            await socket.close(4000 + refused.status, farewell(refused.said(language)))
            return
        await socket.accept()
        device = Device(house, visitor, socket, language)
        try:
            if house.crowd.come(device.person, device) > MOST_CONNECTIONS:
                device.hang_up(4429, "goodbye-too-many")
            else:
                await check_still_in(house, device)
                with asking(house.standing(device.person, device.session, device.address)):
                    await until_either(device.read(), device.ending)
        finally:
            house.crowd.go(device.person, device)
            device.leave()
            device.hang_up(1000, "goodbye")
            await device.end()

    async def _let_in(self, house: House, socket: WebSocket) -> Visitor:
        address = socket.client.host if socket.client else ""
        house.limits.spend("request", address=address)
        if not own_origin(socket, house.settings):
            raise Forbidden("other-origin")
        cookie = socket.cookies.get(COOKIE)
        visitor = await house.identity.visitor(cookie) if cookie else None
        house.hosts.refuse(visitor.person.id if visitor else "", address)
        if visitor is None:
            raise SignIn("come-in-first")
        house.limits.spend("request", account=visitor.person.id)
        return visitor


async def check_still_in(house: House, device: Device) -> None:
    """Hang up on whoever signed out or was turned away while their connection was made: nobody found it among those to end."""
    if house.hosts.ban_of(device.person, device.address) is not None:
        device.hang_up(4403, "goodbye-banned")
    elif device.session not in await house.identity.sessions.of(device.person):
        device.hang_up(4401, "goodbye-signed-out")


async def until_either(reading: Any, ending: asyncio.Future[tuple[int, str]]) -> None:
    """Read until the other side goes, or until we hang up."""
    reader = asyncio.create_task(reading)
    await asyncio.wait({reader, ending}, return_when=asyncio.FIRST_COMPLETED)
    reader.cancel()
    with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
        await reader
