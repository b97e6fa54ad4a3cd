import Signals

/// A view of a ``TabView``, with its title in the bar and the value that it stands for.
///
///     Tab("Herbs", symbol: "♣", value: Kind.herb) { HerbList() }
///
/// Outside of a tab view, it shows only its content.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private nonisolated var value: Value?
  private nonisolated var content: () -> Content
  private nonisolated var label: Label

  private nonisolated init(
    _ value: Value?, content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content
    self.label = label()
  }

  /// Creates a tab that stands for `value`.
  ///
  /// - Parameters:
  ///   - value: The value that is selected while the tab is shown.
  ///   - content: The view of the tab, which is described when the tab is shown.
  ///   - label: The content of the bar.
  public nonisolated init(
    value: Value, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(.some(value), content: content, label: label)
  }

  /// Creates a tab that stands for its position in the tab view, or for the element of a
  /// ``ForEach`` for which it is created.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(nil, content: content, label: label)
  }

  /// The tab's view, as the enclosing tab view shows it.
  public var body: some View {
    TabPage(
      tag: value.map { AnyHashable($0) }, badge: nil, label: AnyView(label),
      content: { AnyView(LazyView(content: content)) })
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Tab: Sendable {}

extension Tab where Label == Text {
  /// Creates a tab with the title `title` that stands for `value`.
  public nonisolated init(
    _ title: String, value: Value, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(.some(value), content: content) { Text(title) }
  }

  /// Creates a tab that stands for `value`, with the newest of `titles` as its title.
  public nonisolated init(
    _ titles: some Publisher<String, Never>, value: Value,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(.some(value), content: content) { Text(titles) }
  }

  /// Creates a tab with the title `title` that stands for its position in the tab view.
  public nonisolated init(_ title: String, @ViewBuilder content: @escaping () -> Content)
  where Value == Never {
    self.init(nil, content: content) { Text(title) }
  }
}

extension Tab where Label == ComponentControls.Label<Text, Text> {
  /// Creates a tab with a title and a symbol that stands for `value`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - symbol: The icon before the title, usually one or two characters.
  ///   - value: The value that is selected while the tab is shown.
  ///   - content: The view of the tab, which is described when the tab is shown.
  public nonisolated init(
    _ title: String, symbol: String, value: Value, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(.some(value), content: content) { ComponentControls.Label(title, symbol: symbol) }
  }

  /// Creates a tab with a title and a symbol that stands for its position in the tab view.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - symbol: The icon before the title, usually one or two characters.
  ///   - content: The view of the tab, which is described when the tab is shown.
  public nonisolated init(
    _ title: String, symbol: String, @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(nil, content: content) { ComponentControls.Label(title, symbol: symbol) }
  }
}
