import Signals

/// A line in which a person types.
///
///     TextField("blob@pointfree.co", text: $email)
///       .onSubmit { signIn() }
///
///     ╭────────────────────╮
///     │blob@pointfree.co   │
///     ╰────────────────────╯
///
/// As wide as there is room, and as its style makes it. The terminal's own cursor stands where one
/// types. A click places it, a second selects a word, a third all; a drag selects. What is pasted
/// comes in one line, and what somebody types or pastes is shown as any text is: nothing in it
/// reaches the terminal as a command. Takes focus, and these keys; all others are left to the
/// views around:
///
/// | key | does |
/// |---|---|
/// | ←, →, Ctrl-B, Ctrl-F | moves by a character; arrows with Shift, select |
/// | Ctrl-←, Ctrl-→, Alt-←, Alt-→, Alt-B, Alt-F | moves by a word; arrows with Shift, select |
/// | Home, End, Ctrl-A, Ctrl-E | moves to the beginning or end; Home and End with Shift, select |
/// | Backspace, Ctrl-H, Delete, Ctrl-D | deletes the character before or after, or the selection |
/// | Ctrl-W | kills back to a blank |
/// | Alt-Backspace, Alt-D | kills back to the beginning, or on to the end, of a word |
/// | Ctrl-U, Ctrl-K | kills back to the beginning, or on to the end |
/// | Ctrl-Y, Alt-W | yanks what was killed, in whatever field; copies the selection to be yanked |
/// | Ctrl-T | has two characters change places |
/// | Alt-A | selects all |
/// | Ctrl-_, Ctrl-/, Ctrl-Z | undoes |
/// | Ctrl-R, Ctrl-Shift-Z | does again what was undone |
/// | Enter | runs what ``View/onSubmit(_:)`` says |
///
/// In a terminal Ctrl-Z stops the program, as it does everywhere there, so the session keeps it
/// and Ctrl-_ undoes, as in shells. Terminals send the same for Ctrl-H, and some for Backspace, as
/// for Ctrl-Backspace: all delete one character. Command with A, Z, ← and → does what it does on a
/// Mac, in terminals that pass it on.
///
/// It is a value, and each modifier answers with a changed copy.
public nonisolated struct TextField: View {
  private let text: ControlValue<String>
  private var texts: ValueOrPublisher<String>?
  private var placeholder: ValueOrPublisher<String>
  private var isSecure = ValueOrPublisher(false)
  private var onEdit: (@MainActor (String) -> Void)?

  private init(_ placeholder: String, _ text: ControlValue<String>) {
    self.placeholder = ValueOrPublisher(placeholder)
    self.text = text
  }

  /// A field that shows and changes the text of a binding, and `placeholder` where there is none.
  public init(_ placeholder: String = "", text: Binding<String>) {
    self.init(placeholder, ControlValue(text))
  }

  /// A field that shows and changes the text of a subject, and `placeholder` where there is none.
  public init(_ placeholder: String = "", text: CurrentValueSubject<String, Never>) {
    self.init(placeholder, ControlValue(text))
  }

  /// A field that keeps its text to itself: see ``onEdit(_:)``.
  public init(_ placeholder: String = "") {
    self.init(placeholder, ControlValue())
  }

  /// The same with another placeholder.
  public func placeholder(_ placeholder: String) -> Self {
    with { $0.placeholder = ValueOrPublisher(placeholder) }
  }

  /// The same with the newest of `placeholders`; the placeholder it has, before the first.
  public func placeholder(_ placeholders: some Publisher<String, Never>) -> Self {
    with { $0.placeholder = placeholder.followed(by: placeholders) }
  }

  /// The same with the newest of `placeholders`; `nil` keeps the one that is shown.
  public func placeholder(_ placeholders: some Publisher<String?, Never>) -> Self {
    with { $0.placeholder = placeholder.followed(by: placeholders) }
  }

  /// The same, in which the newest of `texts` takes the place of what was typed.
  public func text(_ texts: some Publisher<String, Never>) -> Self {
    with { $0.texts = ValueOrPublisher(texts) }
  }

  /// The same, in which the newest of `texts` takes the place of what was typed; `nil` keeps it.
  public func text(_ texts: some Publisher<String?, Never>) -> Self {
    with { $0.texts = ValueOrPublisher(texts) }
  }

  /// The same, showing a dot for each character, and never giving away what was typed: nothing of
  /// it can be cut or copied.
  public func secure(_ isSecure: Bool = true) -> Self {
    with { $0.isSecure = ValueOrPublisher(isSecure) }
  }

  /// The same, hiding what is typed while the newest value says so.
  public func secure(_ isSecure: some Publisher<Bool, Never>) -> Self {
    with { $0.isSecure = ValueOrPublisher(isSecure, initial: true) }
  }

  /// The same, which also runs `action` with the text when a person has changed it.
  public func onEdit(_ action: @escaping @MainActor (String) -> Void) -> Self {
    with { field in
      let earlier = onEdit
      field.onEdit = { text in
        earlier?(text)
        action(text)
      }
    }
  }

  private func with(_ change: (inout TextField) -> Void) -> Self {
    var field = self
    change(&field)
    return field
  }

  /// A node that shows the field and takes its input.
  @_documentation(visibility: internal)
  @MainActor
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
