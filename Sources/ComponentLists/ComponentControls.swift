// Public declarations of this module name controls, and views and values of the core.
@_exported import ComponentControls
@_exported import ComponentCore
