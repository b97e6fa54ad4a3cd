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

/// What a style is told of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: View {
    fileprivate let content: AnyView

    /// The title as it was given.
    public var body: some View { content }
  }

  /// The icon.
  public struct Icon: View {
    fileprivate let content: AnyView

    /// The icon as it was given.
    public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// What of a label is shown, and how.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What it makes of a label.
  associatedtype Body: View

  /// What it makes of a label.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The icon and then the title. The style of labels for which no other is said.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public nonisolated init() {}

  /// The icon beside the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public nonisolated init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Shows the labels inside in `style`.
  public nonisolated func labelStyle(_ style: some LabelStyle) -> some View {
    transformEnvironment { $0.labelStyle = style }
  }

  /// Shows the labels inside in the style made of the newest of `values`; before the first, in the
  /// one said around.
  ///
  ///     Toolbar().labelStyle(following: symbols) { BadgeStyle(symbol: $0) }
  public nonisolated func labelStyle<Value: Equatable & Sendable, Style: LabelStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    transformEnvironment(following: values) { $0.labelStyle = makeStyle($1) }
  }
}

extension EnvironmentValues {
  fileprivate var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
}

private struct StyledLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelStyle) private var style

  var body: some View {
    styled(by: style)
  }

  private func styled(by style: some LabelStyle) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }
}
