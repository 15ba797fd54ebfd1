### The lists in the rules

list-commander = Commander
list-faction = Faction
list-orders = Own orders
list-order = Order
list-plot = Plot
list-location = Location
list-skills = Asks for
list-types = Types
list-points = VP
list-supplies = Supplies
list-text = What it does
list-when = When
list-timing-instant = at once
list-timing-order = order phase
list-timing-lasting = on its Plot
list-timing-blank = never
list-equipment = Equipment
list-despatch = Despatch
list-kept = If you keep it
list-window-recruitment = while shopping
list-window-march = in your March turn
