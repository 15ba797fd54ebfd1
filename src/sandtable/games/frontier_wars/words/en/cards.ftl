### Cards in a few sentences

card-is-attack = An attack order. { $text } { card-worth }
card-is-defence = A defence order. { $text } { card-worth }
card-is-tactical = A tactical order. { $text } { card-worth }
card-worth = Worth { $research ->
    [one] { $research } research point
   *[other] { $research } research points
}; the deck holds { $count ->
    [one] one
   *[other] { $count }
}.
card-is-sheet = Starts with { $troops }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and a headquarters of resistance { $resistance }. { $text }
