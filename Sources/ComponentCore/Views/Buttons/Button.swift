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
/// A button is as large as its label and its style make it. It takes focus; Enter, Space and a
/// click released inside press it. A click that is dragged off the button and released there does
/// not count.
///
/// The modifiers of a button return changed copies, so their order does not matter. If a property
/// is set twice, the last call wins.
public struct Button<Label: View>: NodeView {
  private nonisolated var label: Label
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  var tint: ValueOrPublisher<Color>

  /// Creates a button that shows `label` and performs `action` when pressed.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button. A destructive button has the theme's color of errors
  ///     unless it is given another color.
  ///   - action: Runs on the main actor when the button is pressed.
  ///   - label: The content of the button.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.role = role
    self.action = action
    tint = ValueOrPublisher(role == .destructive ? .theme(.error) : nil)
  }

  /// Returns a copy of this button in `color`.
  public nonisolated func color(_ color: Color) -> Self {
    var button = self
    button.tint = ValueOrPublisher(color)
    return button
  }

  /// Returns a copy of this button whose color follows `colors`. Before the first value, the
  /// button keeps its color.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func color(_ colors: some Publisher<Color, Never>) -> Self {
    var button = self
    button.tint = tint.followed(by: colors)
    return button
  }

  /// Returns a copy of this button whose color follows `colors`. Before the first value, the
  /// button keeps its color; a `nil` value keeps the current color.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func color(_ colors: some Publisher<Color?, Never>) -> Self {
    var button = self
    button.tint = tint.followed(by: colors)
    return button
  }

  /// Returns a node that shows the button and handles its input.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ButtonNode ?? ButtonNode(in: context)
    node.bind(tint) { node, tint in
      node.animate(from: node.tint ?? .accentColor, to: tint) { $0.tint = $1 }
    }
    node.action = action
    node.update(
      label: AnyView(label), drawsSurface: Label.drawsSurface, role: role, in: context)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Button: Sendable {}

extension Button where Label == Text {
  /// Creates a button that shows the literal `title`, which may contain Markdown, in one line.
  ///
  ///     Button("**Connect** now") { connect() }
  @preconcurrency
  public nonisolated init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(role: role, action: action) { Text(title).singleLine() }
  }

  /// Creates a button that shows `title` in one line.
  @_disfavoredOverload  // A literal may contain Markdown.
  @preconcurrency
  public nonisolated init(
    _ title: String = "", role: ButtonRole? = nil, action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(role: role, action: action) { Text(title).singleLine() }
  }

  /// Creates a button whose title follows `titles`, in one line. It has no title before the first
  /// value.
  @preconcurrency
  public nonisolated init(
    _ titles: some Publisher<String, Never>, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(role: role, action: action) { Text(titles).singleLine() }
  }

  /// Returns a copy of this button that shows `title`.
  public nonisolated func title(_ title: String) -> Self {
    with { $0.label.string = ValueOrPublisher(title) }
  }

  /// Returns a copy of this button whose title follows `titles`. Before the first value, the
  /// button keeps its title.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func title(_ titles: some Publisher<String, Never>) -> Self {
    with { $0.label.string = label.string.followed(by: titles) }
  }

  /// Returns a copy of this button whose title follows `titles`. Before the first value, the
  /// button keeps its title; a `nil` value keeps the current title.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func title(_ titles: some Publisher<String?, Never>) -> Self {
    with { $0.label.string = label.string.followed(by: titles) }
  }
}
