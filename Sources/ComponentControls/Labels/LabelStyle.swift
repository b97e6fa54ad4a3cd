import Signals

/// The properties of a label that a style can use.
public struct LabelStyleConfiguration {
  /// A view that shows a label's title.
  public struct Title: View {
    let content: AnyView

    /// The title that the label was created with.
    public var body: some View { content }
  }

  /// A view that shows a label's icon.
  public struct Icon: View {
    let content: AnyView

    /// The icon that the label was created with.
    public var body: some View { content.accessibilityHidden(true) }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
  /// The title, if it is a text.
  let text: Text?
  var appliedStyles = AppliedStyles<Self>()
}

extension LabelStyleConfiguration: DefaultStyledConfiguration {
  static var defaultStyle: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// A type that determines the appearance of labels.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
///
/// A style that changes only a part of another one shows `Label(configuration)`, which has the
/// next outer style.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol LabelStyle: ControlStyle
where StyleConfiguration == LabelStyleConfiguration {
  /// The properties of a label that a style can use.
  typealias Configuration = LabelStyleConfiguration
}

extension View {
  /// Sets the style of the labels in this view.
  public nonisolated func labelStyle(_ style: some LabelStyle) -> some View {
    controlStyle(style)
  }

  /// Sets the style of the labels in this view to one made of the newest value of a publisher.
  ///
  ///     Toolbar().labelStyle(following: symbols) { BadgeStyle(symbol: $0) }
  ///
  /// - Parameters:
  ///   - values: The values to make styles of. The enclosing view's style applies until the first.
  ///   - makeStyle: Returns the style for a value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func labelStyle<Value: Equatable & Sendable, Style: LabelStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    controlStyle(following: values, makeStyle)
  }
}
