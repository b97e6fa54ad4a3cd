// What a program imports: all views and modifiers, and the values that they draw.
@_exported import ComponentControls
@_exported import ComponentCore
@_exported import ComponentDrawing
@_exported import ComponentLists
@_exported import ComponentNavigation
