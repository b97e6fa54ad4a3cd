import Signals

/// A control for editing a line of text.
///
///     TextField("blob@pointfree.co", text: $email)
///       .onSubmit { signIn() }
///
///     ╭────────────────────╮
///     │blob@pointfree.co   │
///     ╰────────────────────╯
///
/// A field is as wide as the proposed width, with the decoration of its style. The terminal's own
/// cursor shows where the next character goes. A click places the cursor, a double click selects a
/// word, a triple click selects everything, and dragging selects a range. Pasted text becomes one
/// line. Control characters in the text never reach the terminal as commands.
///
/// A field takes focus and handles these keys; all others are left to the enclosing views:
///
/// | key | action |
/// |---|---|
/// | ←, →, Ctrl-B, Ctrl-F | moves by a character; arrows with Shift select |
/// | Ctrl-←, Ctrl-→, Alt-←, Alt-→, Alt-B, Alt-F | moves by a word; arrows with Shift select |
/// | Home, End, Ctrl-A, Ctrl-E | moves to the beginning or end; Home and End with Shift select |
/// | Backspace, Ctrl-H, Delete, Ctrl-D | deletes the character before or after, or the selection |
/// | Ctrl-W | kills back to a blank |
/// | Alt-Backspace, Alt-D | kills back to the beginning or forward to the end of a word |
/// | Ctrl-U, Ctrl-K | kills back to the beginning or forward to the end of the line |
/// | Ctrl-Y, Alt-W | yanks the text last killed in any field; copies the selection for yanking |
/// | Ctrl-T | swaps the characters before and after the cursor |
/// | Alt-A | selects everything |
/// | Ctrl-_, Ctrl-/, Ctrl-Z | undoes the last change |
/// | Ctrl-R, Ctrl-Shift-Z | redoes the last undone change |
/// | Enter | runs the actions of ``View/onSubmit(_:)`` |
///
/// In a terminal, Ctrl-Z suspends the program: the session handles it, and Ctrl-_ undoes as in a
/// shell. Terminals send the same byte for Ctrl-H as for Ctrl-Backspace, and some send it for
/// Backspace, so all three delete one character. In terminals that report the Command key, Command
/// with A, Z, ← and → works as on a Mac.
///
/// The modifiers of a field return changed copies.
public struct TextField: View {
  private nonisolated var text: ControlValue<String>
  private var texts: ValueOrPublisher<String>?
  private var placeholder: ValueOrPublisher<String>
  private var isSecure = ValueOrPublisher(false)
  private nonisolated var onEdit: (@MainActor (String) -> Void)?

  private nonisolated init(_ placeholder: String, _ text: ControlValue<String>) {
    self.placeholder = ValueOrPublisher(placeholder)
    self.text = text
  }

  /// Creates a field that shows and changes the text of a binding, and shows `placeholder` while
  /// the text is empty.
  public nonisolated init(_ placeholder: String = "", text: Binding<String>) {
    self.init(placeholder, ControlValue(text))
  }

  /// Creates a field that shows and changes the text of a subject, and shows `placeholder` while
  /// the text is empty.
  public nonisolated init(_ placeholder: String = "", text: CurrentValueSubject<String, Never>) {
    self.init(placeholder, ControlValue(text))
  }

  /// Creates a field that stores its own text, which ``onEdit(_:)`` reports.
  public nonisolated init(_ placeholder: String = "") {
    self.init(placeholder, ControlValue())
  }

  /// Returns a copy of this field with `placeholder`.
  public nonisolated func placeholder(_ placeholder: String) -> Self {
    with { $0.placeholder = ValueOrPublisher(placeholder) }
  }

  /// Returns a copy of this field whose placeholder follows `placeholders`. Before the first
  /// value, the field keeps its placeholder.
  public nonisolated func placeholder(_ placeholders: some Publisher<String, Never>) -> Self {
    with { $0.placeholder = placeholder.followed(by: placeholders) }
  }

  /// Returns a copy of this field whose placeholder follows `placeholders`. Before the first
  /// value, the field keeps its placeholder; a `nil` value keeps the current one.
  public nonisolated func placeholder(_ placeholders: some Publisher<String?, Never>) -> Self {
    with { $0.placeholder = placeholder.followed(by: placeholders) }
  }

  /// Returns a copy of this field in which each of `texts` replaces the text. Values that arrive
  /// between two frames count as one, the newest.
  public nonisolated func text(_ texts: some Publisher<String, Never>) -> Self {
    with { $0.texts = ValueOrPublisher(texts) }
  }

  /// Returns a copy of this field in which each of `texts` replaces the text; a `nil` value keeps
  /// it. Values that arrive between two frames count as one, the newest.
  public nonisolated func text(_ texts: some Publisher<String?, Never>) -> Self {
    with { $0.texts = ValueOrPublisher(texts) }
  }

  /// Returns a copy of this field that shows a dot for each character if `isSecure` is `true`.
  /// Hidden text cannot be cut or copied.
  public nonisolated func secure(_ isSecure: Bool = true) -> Self {
    with { $0.isSecure = ValueOrPublisher(isSecure) }
  }

  /// Returns a copy of this field that hides its text while the newest value is `true`, and before
  /// the first value.
  public nonisolated func secure(_ isSecure: some Publisher<Bool, Never>) -> Self {
    with { $0.isSecure = ValueOrPublisher(isSecure, initial: true) }
  }

  /// Returns a copy of this field that also runs `action` with the new text after each edit by the
  /// user. Actions that were added earlier run first.
  @preconcurrency
  public nonisolated func onEdit(_ action: @escaping @MainActor (String) -> Void) -> Self {
    with { field in
      let earlier = onEdit
      field.onEdit = { text in
        earlier?(text)
        action(text)
      }
    }
  }

  /// Returns a node that shows the field and handles its input.
  @_documentation(visibility: internal)
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? TextFieldNode ?? TextFieldNode(in: context)
    node.setValue = text.setValue
    node.onEdit = onEdit
    node.bind(isSecure, slot: 0) { $0.model.isSecure = $1 }
    node.bind(placeholder, slot: 1) { $0.model.placeholder = $1 }
    node.bind(text.displayedValue(), slot: 2) { $0.model.replaceAll(with: $1) }
    node.bind(texts ?? ValueOrPublisher(nil), slot: 3) { $0.model.replaceAll(with: $1) }
    node.update(in: context)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension TextField: Sendable {}
