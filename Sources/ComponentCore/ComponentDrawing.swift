// Everything that `Components` draws with is part of what it offers.
@_exported import ComponentDrawing
