import Signals

/// The properties of a view with a label, for a ``LabeledContentStyle``.
public struct LabeledContentStyleConfiguration {
  /// The label of a view.
  public struct Label: View {
    let content: AnyView

    /// The label that the view was created with.
    public var body: some View { content }
  }

  /// The view with a label.
  public struct Content: View {
    let content: AnyView

    /// The view that the label was created with.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The view with the label.
  public let content: Content
  var appliedStyles = AppliedStyles<Self>()
}

extension LabeledContentStyleConfiguration: StyledConfiguration {}

/// A type that determines the look of views with labels.
///
///     struct Stacked: LabeledContentStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label
///           configuration.content
///         }
///       }
///     }
///
///     LabeledContent("Version", value: "2.1").labeledContentStyle(Stacked())
///
/// `LabeledContent(configuration)` is the view in the style that applies around this one.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol LabeledContentStyle: ControlStyle
where StyleConfiguration == LabeledContentStyleConfiguration {
  /// The properties of a view with a label.
  typealias Configuration = LabeledContentStyleConfiguration
}

extension View {
  /// Shows the views with labels in this view in `style`. The innermost style applies.
  public nonisolated func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    controlStyle(style)
  }

  /// Shows the views with labels in this view in a style made of the newest of `values`. The
  /// enclosing view's style applies until the first.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func labeledContentStyle<
    Value: Equatable & Sendable, Style: LabeledContentStyle
  >(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    controlStyle(following: values, makeStyle)
  }
}

/// The label at the leading and the view at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the view as it is without a style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration.withoutStyle)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look without a style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
