import Signals

/// A title with an icon.
///
///     Label("Sign in", symbol: "→")
///     Label { Text("Sign in") } icon: { Image(mark) }
///
///     → Sign in
///
/// The ``LabelStyle`` in the environment determines which of them are shown, and how.
public struct Label<Title: View, Icon: View>: View {
  private nonisolated var title: Title
  private nonisolated var icon: Icon
  /// The properties that a style shows this label with.
  private nonisolated var configuration: LabelStyleConfiguration?

  /// Creates a label of two views.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  private nonisolated init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  /// The label in its style.
  public var body: some View {
    StyledView(
      configuration
        ?? LabelStyleConfiguration(
          title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)),
          text: title as? Text))
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Label: Sendable {}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style, in the next outer style.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
    self.configuration = configuration
  }
}

extension Label where Title == Text, Icon == Text {
  /// Creates a label of a text and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - symbol: The icon, usually one or two characters.
  @_disfavoredOverload  // A literal may contain Markdown.
  public nonisolated init(_ title: String, symbol: String) {
    self.init(title: Text(title), icon: Text(symbol))
  }

  /// Creates a label whose text follows `titles`.
  ///
  /// - Parameters:
  ///   - titles: The text; empty until the publisher sends its first value.
  ///   - symbol: The icon, usually one or two characters.
  public nonisolated init(_ titles: some Publisher<String, Never>, symbol: String) {
    self.init(title: Text(titles), icon: Text(symbol))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and an image.
  public nonisolated init(_ title: String, image: Bitmap) {
    self.init(title: Text(title), icon: Image(image))
  }
}
