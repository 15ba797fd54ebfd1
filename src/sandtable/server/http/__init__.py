"""The HTTP side: routes, headers, the OpenAPI document, the client's files."""
