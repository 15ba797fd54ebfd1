"""Names that stand for numbers are declared with them, and an import finds out if the numbers leave a gap."""

from __future__ import annotations

import pytest

from sandtable.engine.names import by_number, in_order, in_order_of_bits


def test_names_stand_by_the_number_they_are_declared_with() -> None:
    assert in_order({"red": 0, "blue": 1, "green": 2}) == ["red", "blue", "green"]
    assert in_order_of_bits({"red": 1, "blue": 2, "green": 4}) == ["red", "blue", "green"]


@pytest.mark.parametrize("numbers", [{"red": 1, "blue": 2}, {"red": 0, "blue": 2}, {"red": 1, "blue": 0}, {"red": 0, "blue": 0}])
def test_a_gap_or_a_wrong_order_is_refused(numbers: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="numbered from 0"):
        in_order(numbers)


def test_what_belongs_to_numbers_stands_by_them_and_none_is_left_out() -> None:
    assert by_number({0: 5, 1: 5, 2: 4}) == [5, 5, 4]
    for numbers in ({1: 5}, {0: 5, 2: 4}, {1: 5, 0: 4}):
        with pytest.raises(ValueError, match="each number from 0"):
            by_number(numbers)


@pytest.mark.parametrize("bits", [{"red": 0, "blue": 1}, {"red": 1, "blue": 4}, {"red": 2, "blue": 1}])
def test_a_missing_bit_is_refused(bits: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="each bit"):
        in_order_of_bits(bits)
