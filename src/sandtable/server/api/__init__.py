"""The HTTP API: routes that say what they take and give, so that the OpenAPI document is made from them."""
