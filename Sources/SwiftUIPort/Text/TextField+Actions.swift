extension TextField where Label == Text {
  /// Creates a field that also tells when it is edited, as programs wrote it before `onSubmit` and
  /// `@FocusState`.
  ///
  ///     TextField("New task", text: $title, onCommit: addTask)
  ///
  /// - Parameters:
  ///   - title: The purpose of the field.
  ///   - text: The text to edit.
  ///   - onEditingChanged: Called with `true` when the focus arrives, and `false` when it leaves.
  ///   - onCommit: Called when Enter is pressed.
  public nonisolated init(
    _ title: String, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self = TextField(title, text: text).actions(onFocus: onEditingChanged, onSubmit: onCommit)
  }

  /// Creates a field that also tells when the focus arrives and when it leaves.
  public nonisolated init(
    _ title: String, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self = TextField(title, text: text).actions(onFocus: onEditingChanged, onSubmit: nil)
  }

  /// Creates a field that edits a value as the text of `formatter` and tells when it is edited.
  public nonisolated init<Value: Equatable & SendableMetatype>(
    _ title: String, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self = TextField(title, value: value, formatter: formatter)
      .actions(onFocus: onEditingChanged, onSubmit: onCommit)
  }

  /// Creates a field whose purpose is a text of its own.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, label: () -> Text
  ) {
    self.init("", text: text, prompt: prompt ?? label(), axis: axis)
  }
}

extension SecureField {
  /// Creates a field that also tells when Enter is pressed.
  public nonisolated init(
    _ title: String, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self = SecureField(title, text: text).with {
      $0.target = $0.target.actions(onFocus: nil, onSubmit: onCommit)
    }
  }
}
