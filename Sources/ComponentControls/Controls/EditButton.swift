import ComponentCore

/// Whether the user edits the rows of a view.
public enum EditMode: Hashable, Sendable {
  /// The rows are not edited.
  case inactive
  /// A single row is edited.
  case transient
  /// The rows are edited.
  case active

  /// Whether rows are edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the user edits the rows of the view, which an ``EditButton`` changes; `nil` where a
  /// program sets none.
  ///
  /// Rows are deleted and moved with keys in any mode.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that begins and ends the editing of rows.
///
///     Tasks()
///       .toolbar { EditButton() }
///       .environment(\.editMode, $editMode)
///
///                   [ Edit ]
///
/// It changes ``EnvironmentValues/editMode``, or only its title where there is none.
public struct EditButton: View {
  /// Creates a button.
  public nonisolated init() {}

  /// A button with the title Edit or Done.
  public var body: some View {
    EditModeButton()
  }
}

private struct EditModeButton: View {
  @State private var ownMode = EditMode.inactive
  @Environment(\.editMode) private var editMode

  var body: some View {
    let mode = editMode ?? $ownMode
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
