import ComponentCore

/// Commands without a menu of their own: see ``Scene/commands(content:)``.
///
///     CommandGroup(after: .newItem) {
///       Button("New from clipboard") { paste() }.keyboardShortcut("n")
///     }
///
///     │ New from clipboard │
///
/// A terminal has no commands of its own, so the placement changes nothing.
public struct CommandGroup<Content: View>: Commands {
  private nonisolated var content: Content

  /// Creates commands in the place of others.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Creates commands before others.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Creates commands after others.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// The commands.
  public var body: some View { content }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension CommandGroup: Sendable {}

/// The place of commands among those of a system.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// About the program.
  public static let appInfo = CommandGroupPlacement("appInfo")
  /// Settings.
  public static let appSettings = CommandGroupPlacement("appSettings")
  /// The end of the program.
  public static let appTermination = CommandGroupPlacement("appTermination")
  /// The visibility of the program.
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  /// Help.
  public static let help = CommandGroupPlacement("help")
  /// Import and export.
  public static let importExport = CommandGroupPlacement("importExport")
  /// New documents.
  public static let newItem = CommandGroupPlacement("newItem")
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  /// Printing.
  public static let printItem = CommandGroupPlacement("printItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement("saveItem")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement("sidebar")
  /// The list of windows of a scene with one window.
  public static let singleWindowList = CommandGroupPlacement("singleWindowList")
  /// The system's services.
  public static let systemServices = CommandGroupPlacement("systemServices")
  /// The editing of text.
  public static let textEditing = CommandGroupPlacement("textEditing")
  /// The appearance of text.
  public static let textFormatting = CommandGroupPlacement("textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement("toolbar")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement("windowList")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement("windowSize")
}
