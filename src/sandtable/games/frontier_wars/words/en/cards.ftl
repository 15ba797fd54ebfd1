### Cards in a few sentences

card-is-attack = An attack order. { $text } { card-worth }
card-is-defence = A defence order. { $text } { card-worth }
card-is-tactical = A tactical order. { $text } { card-worth }
card-worth = { $count ->
    [one] There is one of it
   *[other] There are { $count } of it
}, worth { $research ->
    [one] { $research } research point
   *[other] { $research } research points
}{ $count ->
    [one] { "" }
   *[other] { " " }each
}.
card-is-sheet = Starts with { $troops }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and a headquarters of resistance { $resistance }. { $text }
