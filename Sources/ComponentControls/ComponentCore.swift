// Public declarations of this module name views and values of the core.
@_exported import ComponentCore
