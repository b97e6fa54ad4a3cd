import Signals

/// A control that performs an action when pressed.
///
///     Button("Connect") { connect() }
///       .title(labels)      // a publisher, for what changes
///       .color(colors)
///
///     ╭─────────╮
///     │ Connect │
///     ╰─────────╯
///
/// As large as its label and its style make it. Takes focus; Enter, Space and a click released
/// inside press it, and a press that is dragged off does not count. It is a value, and each
/// modifier answers with a changed copy, so their order never matters and the last word on a fact
/// wins.
public nonisolated struct Button<Label: View>: View {
  private var label: Label
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private var tint: ValueOrPublisher<Color>

  /// A button that shows `label`.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.role = role
    self.action = action
    tint = ValueOrPublisher(role == .destructive ? .red : nil)
  }

  /// The same in `color`.
  public func color(_ color: Color) -> Self {
    var button = self
    button.tint = ValueOrPublisher(color)
    return button
  }

  /// The same in the newest of `colors`.
  public func color(_ colors: some Publisher<Color, Never>) -> Self {
    var button = self
    button.tint = tint.followed(by: colors)
    return button
  }

  /// The same in the newest of `colors`; `nil` keeps the one that is shown.
  public func color(_ colors: some Publisher<Color?, Never>) -> Self {
    var button = self
    button.tint = tint.followed(by: colors)
    return button
  }

  /// A node that shows the button and takes its input.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ButtonNode ?? ButtonNode(in: context)
    node.bind(tint) { node, tint in
      node.animate(from: node.tint ?? .accentColor, to: tint) { $0.tint = $1 }
    }
    node.action = action
    node.update(label: AnyView(label), role: role, in: context)
    return node
  }
}

extension Button where Label == Text {
  /// A button that shows `title`, in one line.
  public init(
    _ title: String = "", role: ButtonRole? = nil, action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(role: role, action: action) { Text(title).singleLine() }
  }

  /// A button that shows the newest of `titles`, in one line.
  public init(
    _ titles: some Publisher<String, Never>, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(role: role, action: action) { Text(titles).singleLine() }
  }

  /// The same with `title`.
  public func title(_ title: String) -> Self {
    var button = self
    button.label.content = ValueOrPublisher(title)
    return button
  }

  /// The same with the newest of `titles`; the title it has, before the first.
  public func title(_ titles: some Publisher<String, Never>) -> Self {
    var button = self
    button.label.content = label.content.followed(by: titles)
    return button
  }

  /// The same with the newest of `titles`; the title it has, before the first. `nil` keeps what is
  /// shown.
  public func title(_ titles: some Publisher<String?, Never>) -> Self {
    var button = self
    button.label.content = label.content.followed(by: titles)
    return button
  }
}
