import Signals

/// A title with an icon.
///
///     Label("Sign in", symbol: "→")
///     Label { Text("Sign in") } icon: { Image(mark) }
///
///     → Sign in
///
/// What of it is shown, the ``LabelStyle`` says.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// A label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the style makes of it.
  @MainActor public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Text {
  /// A label of text and a character or two.
  public init(_ title: String, symbol: String) {
    self.init {
      Text(title)
    } icon: {
      Text(symbol)
    }
  }

  /// A label of the newest of `titles` and a character or two.
  public init(_ titles: some Publisher<String, Never>, symbol: String) {
    self.init {
      Text(titles)
    } icon: {
      Text(symbol)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of text and a picture.
  public init(_ title: String, image: Bitmap) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }
}

private struct StyledLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelStyle) private var style

  var body: some View {
    styledLabel(by: style)
  }

  private func styledLabel(by style: some LabelStyle) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }
}
