### Cards in a few sentences

card-is-castle = A castle that costs { $cost }. { $text }
card-is-coin = A coin card. { $text }
card-is-coloured = A { $colour } card that costs { $cost }. { $text }
card-is-table = A card of the table, never part of a stack. { $text }
card-comes = { $about } { $round ->
    [0] { $count ->
        [one] There is one in every start stack.
       *[other] There are { $count } in every start stack.
    }
   *[other] It comes in with Fable round { $round }.
}
