import Signals

/// A text field for secrets, which hides the characters that the user types.
///
///     SecureField("Password", text: $password)
///
///     ╭────────────────────╮
///     │••••••••            │
///     ╰────────────────────╯
///
/// The field is a ``TextField`` that shows a dot for each character. Its text is never painted,
/// cut or copied, and no key reveals where its words begin.
public struct SecureField: ForwardingView {
  package nonisolated var target: TextField<Text>

  /// Creates a field that shows and changes a text.
  ///
  /// - Parameters:
  ///   - title: The purpose of the field, which is shown if there is no prompt.
  ///   - text: The text to edit.
  ///   - prompt: The text that is shown while the text is empty.
  public nonisolated init(
    _ title: String = "", text: some ControlSource<String>, prompt: Text? = nil
  ) {
    target = TextField(title, text: text, prompt: prompt).secure()
  }

  /// Creates a field that stores its own text, which ``onEdit(_:)`` reports.
  public nonisolated init(_ placeholder: String = "") {
    target = TextField(placeholder).secure()
  }

  /// Returns a copy of this field with `placeholder`.
  public nonisolated func placeholder(_ placeholder: String) -> Self {
    with { $0.target = target.placeholder(placeholder) }
  }

  /// Returns a copy of this field whose placeholder follows `placeholders`. Before the first
  /// value, the field keeps its placeholder.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func placeholder(_ placeholders: some Publisher<String, Never>) -> Self {
    with { $0.target = target.placeholder(placeholders) }
  }

  /// Returns a copy of this field whose placeholder follows `placeholders`. Before the first
  /// value, the field keeps its placeholder; a `nil` value keeps the current one.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func placeholder(_ placeholders: some Publisher<String?, Never>) -> Self {
    with { $0.target = target.placeholder(placeholders) }
  }

  /// Returns a copy of this field that also runs `action` with the new text after each edit by the
  /// user.
  @preconcurrency
  public nonisolated func onEdit(_ action: @escaping @MainActor (String) -> Void) -> Self {
    with { $0.target = target.onEdit(action) }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension SecureField: Sendable {}
