"""Every open connection, by person. Hints go to all devices of somebody."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from sandtable.server.wire.messages import HouseNotice, LobbyHint, TurnHint


class Device(Protocol):
    """One open connection of somebody, as the rest of the server sees it. It ends with the session it belongs to."""

    person: str
    address: str
    session: str

    def send(self, data: bytes) -> None: ...

    def watches(self, table: str) -> bool: ...

    def hang_up(self, code: int, message: str) -> None: ...


class Crowd:
    """Everybody who is connected to this node."""

    def __init__(self) -> None:
        self._devices: dict[str, set[Device]] = {}
        self._in_lobby: set[Device] = set()

    def __len__(self) -> int:
        return sum(len(devices) for devices in self._devices.values())

    @property
    def people(self) -> list[str]:
        return list(self._devices)

    def come(self, person: str, device: Device) -> int:
        """Somebody opened a connection. Returns how many they have."""
        devices = self._devices.setdefault(person, set())
        devices.add(device)
        return len(devices)

    def go(self, person: str, device: Device) -> None:
        devices = self._devices.get(person, set())
        devices.discard(device)
        if not devices:
            self._devices.pop(person, None)
        self._in_lobby.discard(device)

    def enter_lobby(self, device: Device) -> None:
        self._in_lobby.add(device)

    def tell_lobby(self, alone: Collection[str] = ()) -> None:
        """Tell everybody in the lobby that it changed, or some people alone."""
        data = msgspec.json.encode(LobbyHint())
        for device in list(self._in_lobby):
            if not alone or device.person in alone:
                device.send(data)

    def tell_turn(self, table: str, persons: list[str]) -> None:
        """Tell those who are asked at a table. Devices that watch this table are skipped: they get the update itself."""
        for person in persons:
            devices = self._devices.get(person)
            if devices:
                data = msgspec.json.encode(TurnHint(table))
                for device in list(devices):
                    if not device.watches(table):
                        device.send(data)

    def everybody(self) -> list[Device]:
        return [device for devices in self._devices.values() for device in devices]

    def dismiss(self, person: str, signed_in: Collection[str]) -> None:
        """End the connections of a person whose sessions have ended; these sessions go on."""
        for device in self.devices_of(person):
            if device.session not in signed_in:
                device.hang_up(4401, "goodbye-signed-out")

    def send_away(self, banned: Callable[[Device], bool]) -> None:
        """End the connections of those who may not come in any more."""
        for device in self.everybody():
            if banned(device):
                device.hang_up(4403, "goodbye-banned")

    def tell_all(self, text: str) -> None:
        """Show everybody what the hosts have to say."""
        data = msgspec.json.encode(HouseNotice(text))
        for device in self.everybody():
            device.send(data)

    def devices_of(self, person: str) -> list[Device]:
        return list(self._devices.get(person, ()))
