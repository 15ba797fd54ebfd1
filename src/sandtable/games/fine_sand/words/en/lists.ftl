### The lists in the rules

list-card = Card
list-colour = Colour
list-price = Price
list-copies = In your stack
list-text = What it does
list-round = Round
list-never-built = not for sale

