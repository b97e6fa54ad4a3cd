import Signals

/// What a style is told of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: View {
    let content: AnyView

    /// The title as it was given.
    public var body: some View { content }
  }

  /// The icon.
  public struct Icon: View {
    let content: AnyView

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
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
}
