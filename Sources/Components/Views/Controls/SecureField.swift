import Signals

/// A line in which a person types what nobody else should read.
///
///     SecureField("Password", text: $password)
///
///     ╭────────────────────╮
///     │••••••••            │
///     ╰────────────────────╯
///
/// A ``TextField`` that shows a dot for each character. What is in it is never painted, cut or
/// copied, and keys do not tell where its words begin.
public nonisolated struct SecureField: View {
  private var field: TextField

  /// A field that changes the text of a binding, and shows `placeholder` where there is none.
  public init(_ placeholder: String = "", text: Binding<String>) {
    field = TextField(placeholder, text: text).secure()
  }

  /// A field that changes the text of a subject, and shows `placeholder` where there is none.
  public init(_ placeholder: String = "", text: CurrentValueSubject<String, Never>) {
    field = TextField(placeholder, text: text).secure()
  }

  /// A field that keeps its text to itself: see ``onEdit(_:)``.
  public init(_ placeholder: String = "") {
    field = TextField(placeholder).secure()
  }

  /// The same with another placeholder.
  public func placeholder(_ placeholder: String) -> Self {
    with(field.placeholder(placeholder))
  }

  /// The same with the newest of `placeholders`; the placeholder it has, before the first.
  public func placeholder(_ placeholders: some Publisher<String, Never>) -> Self {
    with(field.placeholder(placeholders))
  }

  /// The same with the newest of `placeholders`; `nil` keeps the one that is shown.
  public func placeholder(_ placeholders: some Publisher<String?, Never>) -> Self {
    with(field.placeholder(placeholders))
  }

  /// The same, which also runs `action` with the text when a person has changed it.
  public func onEdit(_ action: @escaping @MainActor (String) -> Void) -> Self {
    with(field.onEdit(action))
  }

  private func with(_ field: TextField) -> Self {
    var view = self
    view.field = field
    return view
  }

  /// The node of a text field.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    field.node(updating: existing, in: context)
  }
}
