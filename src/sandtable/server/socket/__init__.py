"""The WebSocket: one device of somebody, and its line."""
