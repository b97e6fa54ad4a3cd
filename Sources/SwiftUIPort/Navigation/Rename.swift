/// A button that begins to change a name: see `renameAction(_:)`.
public struct RenameButton: View {
  @Environment(\.renameAction) private var action

  /// Creates a button.
  public init() {}

  /// The button, which is disabled where there is nothing to rename.
  public var body: some View {
    Button("Rename") { action?() }.disabled(action == nil)
  }
}

extension View {
  /// Sets what a ``RenameButton`` in this view does.
  public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.renameAction, action)
  }

  /// Lets a ``RenameButton`` in this view move the focus to the field of the name.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    RenamingView(content: self, isFocused: isFocused)
  }
}

private nonisolated struct RenamingView<Content: View>: View {
  let content: Content
  let isFocused: FocusState<Bool>.Binding

  @MainActor
  var body: some View {
    content.environment(\.renameAction) { isFocused.wrappedValue = true }
  }
}

extension EnvironmentValues {
  fileprivate var renameAction: (@MainActor () -> Void)? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}
