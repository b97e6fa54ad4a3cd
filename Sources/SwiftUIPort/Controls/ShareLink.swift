/// A button that shares something: on a terminal, it puts it on the clipboard.
///
///     ShareLink(item: URL(string: "https://swift.org")!)
///
///     ╭─────────╮
///     │  Share  │
///     ╰─────────╯
public struct ShareLink<Label: View>: View {
  private let text: String
  private let label: Label
  @Environment(\.copy) private var copy

  /// Creates a button for an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (text, self.label) = (item.absoluteString, label())
  }

  /// Creates a button for a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (text, self.label) = (item, label())
  }

  /// The button.
  public var body: some View {
    Button {
      copy(text)
    } label: {
      label
    }
  }
}

extension ShareLink where Label == Text {
  /// Creates a button for an address.
  public init(_ title: String = "Share", item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Text(title) }
  }

  /// Creates a button for a text.
  public init(
    _ title: String = "Share", item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { Text(title) }
  }
}
