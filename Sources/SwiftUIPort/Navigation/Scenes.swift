/// The look of a window, which the terminal has.
public struct WindowStyle: Hashable, Sendable {
  /// The usual look.
  public static let automatic = WindowStyle()
  /// Without a title bar.
  public static let hiddenTitleBar = automatic
  /// Without a frame.
  public static let plain = automatic
  /// With a title bar.
  public static let titleBar = automatic
}

/// The sizes of a window, which the user of the terminal chooses.
public struct WindowResizability: Hashable, Sendable {
  /// The usual sizes.
  public static let automatic = WindowResizability()
  /// At least the size of the content.
  public static let contentMinSize = automatic
  /// The size of the content.
  public static let contentSize = automatic
}

/// The look of a window's toolbar, of which a terminal has one.
public struct WindowToolbarStyle: Hashable, Sendable {
  /// The usual look.
  public static let automatic = WindowToolbarStyle()
  /// Below the title.
  public static let expanded = automatic
  /// Beside the title.
  public static let unified = automatic
  /// Beside the title, in less space.
  public static let unifiedCompact = automatic

  /// Beside the title.
  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { automatic }
}

/// Without a title bar.
public func HiddenTitleBarWindowStyle() -> WindowStyle { .hiddenTitleBar }
/// With a title bar.
public func TitleBarWindowStyle() -> WindowStyle { .titleBar }
/// The usual look of a window.
public func DefaultWindowStyle() -> WindowStyle { .automatic }
/// The usual look of a toolbar.
public func DefaultWindowToolbarStyle() -> WindowToolbarStyle { .automatic }
/// Below the title.
public func ExpandedWindowToolbarStyle() -> WindowToolbarStyle { .expanded }
/// Beside the title.
public func UnifiedWindowToolbarStyle(showsTitle: Bool = true) -> WindowToolbarStyle { .unified }
/// Beside the title, in less space.
public func UnifiedCompactWindowToolbarStyle(showsTitle: Bool = true) -> WindowToolbarStyle {
  .unifiedCompact
}

/// The attribute of a body of scenes, which are views here.
public typealias SceneBuilder = ViewBuilder

extension Scene {
  /// Has no effect on a terminal, which has one window.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// Has no effect on a terminal, whose user chooses the size of the window.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Has no effect on a terminal, whose user chooses the size of the window.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Has no effect on a terminal, whose user chooses the place of the window.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Has no effect on a terminal, which has its own windows.
  public nonisolated func windowStyle(_ style: WindowStyle) -> some Scene { self }

  /// Has no effect on a terminal, whose user chooses the size of the window.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Has no effect on a terminal, where all toolbars have the same look.
  public nonisolated func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }

  /// Has no effect on a terminal, which has no commands of its own.
  public nonisolated func commandsRemoved() -> some Scene { self }
}

/// The builder of commands, which are views on a terminal.
public typealias CommandsBuilder = ViewBuilder

/// Commands of a sidebar, which a terminal does not have.
public func SidebarCommands() -> EmptyCommands { EmptyCommands() }
/// Commands of a toolbar, which a terminal does not have.
public func ToolbarCommands() -> EmptyCommands { EmptyCommands() }
/// Commands of text fields, whose keys work without them.
public func TextEditingCommands() -> EmptyCommands { EmptyCommands() }
/// Commands of rich text, which no field has.
public func TextFormattingCommands() -> EmptyCommands { EmptyCommands() }
/// Commands of the inspector, which a terminal does not have.
public func InspectorCommands() -> EmptyCommands { EmptyCommands() }
