@_spi(Nodes) import ComponentCore
import Signals

/// A control for editing a line of text, or several.
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
/// | Ctrl or Alt with ←, →; Alt-B, Alt-F | moves by a word; arrows with Shift select |
/// | Home, End, Ctrl-A, Ctrl-E | moves to the beginning or end; Home and End with Shift select |
/// | Backspace, Ctrl-H, Delete, Ctrl-D | deletes the character before or after, or the selection |
/// | Ctrl-W | kills back to a blank |
/// | Alt-Backspace, Alt-D | kills back to the beginning or forward to the end of a word |
/// | Ctrl-U, Ctrl-K | kills back to the beginning or forward to the end of the line |
/// | Ctrl-Y | yanks the text last killed, copied or cut in any field |
/// | Alt-W, Ctrl-X | copies or cuts the selection |
/// | Ctrl-T | swaps the characters before and after the cursor |
/// | Alt-A | selects everything |
/// | Ctrl-_, Ctrl-/, Ctrl-Z | undoes the last change |
/// | Ctrl-R, Ctrl-Shift-Z | redoes the last undone change |
/// | Enter | runs the actions of ``View/onSubmit(of:_:)`` |
///
/// In a field with a vertical axis and in a ``TextEditor``, ↑, ↓, Page Up and Page Down move
/// the cursor between rows, Home, End, Ctrl-U and Ctrl-K act on a line, and Ctrl-Home and
/// Ctrl-End move to the beginning and end of the text.
///
/// A selection that is copied, cut or killed is also put on the clipboard, by the action
/// ``EnvironmentValues/copy``, except in a field whose characters are hidden.
///
/// In a terminal, Ctrl-Z suspends the program: the session handles it, and Ctrl-_ undoes as in a
/// shell. Terminals send the same byte for Ctrl-H as for Ctrl-Backspace, and some send it for
/// Backspace, so all three delete one character. In terminals that report the Command key, Command
/// with A, C, X, Z, ← and → works as on a Mac.
///
/// The modifiers of a field return changed copies. `Label` is the type of its title.
public struct TextField<Label: View>: NodeView {
  private nonisolated var text: ControlValue<String>
  private var texts: ValueOrPublisher<String>?
  private var placeholder: ValueOrPublisher<String>
  private var isSecure = ValueOrPublisher(false)
  private var kind = TextFieldNode.Kind.line
  private var setsValueAtEnd = false
  private nonisolated var onEdit: (@MainActor (String) -> Void)?
  private nonisolated var onFocus: (@MainActor (Bool) -> Void)?
  private nonisolated var onSubmit: (@MainActor () -> Void)?
  /// The line of a field that a style decorates again, in place of all other properties.
  private nonisolated var styledLine: TextFieldStyleConfiguration.Line?

  /// Returns a copy of this field with `placeholder`.
  public nonisolated func placeholder(_ placeholder: String) -> Self {
    with { $0.placeholder = ValueOrPublisher(placeholder) }
  }

  /// Returns a copy of this field whose placeholder follows `placeholders`. Before the first
  /// value, the field keeps its placeholder.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func placeholder(_ placeholders: some Publisher<String, Never>) -> Self {
    with { $0.placeholder = placeholder.followed(by: placeholders) }
  }

  /// Returns a copy of this field whose placeholder follows `placeholders`. Before the first
  /// value, the field keeps its placeholder; a `nil` value keeps the current one.
  @_disfavoredOverload  // A value is preferred.
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
  @_disfavoredOverload  // A value is preferred.
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

  /// Returns a copy of this field that runs `onFocus` when the focus arrives and when it leaves,
  /// and `onSubmit` when Enter is pressed.
  package nonisolated func actions(
    onFocus: (@MainActor (Bool) -> Void)?, onSubmit: (@MainActor () -> Void)?
  ) -> Self {
    with {
      $0.onFocus = onFocus
      $0.onSubmit = onSubmit
    }
  }

  /// Returns a node that shows the field and handles its input.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    if let styledLine { return styledLine.body.node(updating: existing, in: context) }
    let node = TextFieldNode.reusing(existing, kind, in: context)
    node.setValue = text.setValue
    node.setsValueAtEnd = setsValueAtEnd
    node.onEdit = onEdit
    node.onFocus = onFocus
    node.onSubmit = onSubmit
    node.bind(isSecure, slot: 0) { $0.model.isSecure = $1 }
    node.bind(placeholder, slot: 1) { $0.model.placeholder = $1 }
    node.bind(text.displayedValue(), slot: 2) { $0.model.replaceAll(with: $1) }
    node.bind(texts ?? ValueOrPublisher(nil), slot: 3) { $0.model.replaceAll(with: $1) }
    node.update(in: context)
    return node
  }
}

extension TextField where Label == Text {
  private nonisolated init(
    _ placeholder: String, _ text: ControlValue<String>, _ prompt: Text? = nil
  ) {
    self.placeholder = prompt?.runs.first?.string ?? ValueOrPublisher(placeholder)
    self.text = text
  }

  /// Creates a field that shows and changes a text.
  ///
  /// - Parameters:
  ///   - title: The purpose of the field, which is shown if there is no prompt.
  ///   - text: The text to edit.
  ///   - prompt: The text that is shown while the text is empty. It is faint; its own appearance
  ///     does not count, nor do texts that are added to it.
  ///   - axis: The direction in which a text that does not fit continues. A vertical field grows
  ///     by rows, up to the proposed height and the line limit, and then scrolls. There, ↑
  ///     and ↓ move the cursor between rows, Enter still submits, and Alt-Enter begins a new
  ///     line.
  public nonisolated init(
    _ title: String = "", text: some ControlSource<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(title, ControlValue(text), prompt)
    kind = axis == .vertical ? .growingRows : .line
  }

  /// Creates a field that edits a value as text.
  ///
  ///     TextField("Copies", value: $copies, format: .number)
  ///
  /// The value changes when Enter is pressed or the focus leaves the field. A text that is not a
  /// value is then replaced by the text of the last value.
  ///
  /// - Parameters:
  ///   - title: The purpose of the field, which is shown if there is no prompt.
  ///   - value: The value to edit.
  ///   - format: Converts the value to text and back.
  ///   - prompt: The text that is shown while the text is empty.
  @_disfavoredOverload  // A port takes formats of Foundation, which also have a `number`.
  public nonisolated init<Format: TextFormat>(
    _ title: String = "", value: some ControlSource<Format.Value>, format: Format,
    prompt: Text? = nil
  ) {
    let text = ControlValue(value, get: { format.format($0) }, set: { format.value(of: $0) })
    self.init(title, text, prompt)
    setsValueAtEnd = true
  }

  /// Creates a field that edits an optional value as text. An empty text stands for `nil`.
  @_disfavoredOverload  // A port takes formats of Foundation, which also have a `number`.
  public nonisolated init<Format: TextFormat>(
    _ title: String = "", value: some ControlSource<Format.Value?>, format: Format,
    prompt: Text? = nil
  ) {
    let text = ControlValue(value) {
      $0.map(format.format) ?? ""
    } set: {
      $0.isEmpty ? .some(nil) : format.value(of: $0).map(Optional.some)
    }
    self.init(title, text, prompt)
    setsValueAtEnd = true
  }

  /// Creates a field that stores its own text, which ``onEdit(_:)`` reports.
  public nonisolated init(_ placeholder: String = "") {
    self.init(placeholder, ControlValue())
  }
}

extension TextField {
  /// Creates the field of which a style has shown `line` and that another style decorates.
  package nonisolated init(styledLine line: TextFieldStyleConfiguration.Line) {
    placeholder = ValueOrPublisher("")
    text = ControlValue()
    styledLine = line
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension TextField: Sendable {}
