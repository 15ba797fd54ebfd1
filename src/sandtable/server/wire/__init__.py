"""The types of all that goes over the wire; the client's types and the API documents are made from them."""
