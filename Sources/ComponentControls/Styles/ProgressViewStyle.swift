import Signals

/// The properties of a progress view, for a ``ProgressViewStyle``.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label: View {
    let content: AnyView

    /// The label that the progress view was created with.
    public var body: some View { content }
  }

  /// The label of a progress view that tells the current value.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The label that the progress view was created with.
    public var body: some View { content }
  }

  /// The part of the task that is done, from 0 to 1; `nil` if it is unknown.
  public private(set) var fractionCompleted: Double?
  /// The value, for styles that follow it.
  let shown: ShownValue<Double>
  /// The label of the progress view, if it has one.
  public let label: Label?
  /// The label that tells the current value, if the progress view has one.
  public let currentValueLabel: CurrentValueLabel?
  var appliedStyles = AppliedStyles<Self>()
}

extension ProgressViewStyleConfiguration: ValueConfiguration, DefaultStyledConfiguration {
  static var defaultStyle: LinearProgressViewStyle { LinearProgressViewStyle() }

  func showing(_ fraction: Double) -> Self {
    var copy = self
    copy.fractionCompleted = fraction
    return copy
  }
}

/// A type that determines the look of progress views.
///
///     struct Percentage: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack {
///           configuration.label
///           Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "…")
///         }
///       }
///     }
///
///     ProgressView("Loading", value: loaded).progressViewStyle(Percentage())
///
/// A style that changes only a part of another one shows `ProgressView(configuration)`, which has
/// the next outer style.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol ProgressViewStyle: ControlStyle
where StyleConfiguration == ProgressViewStyleConfiguration {
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

extension View {
  /// Shows the progress views in this view in `style`. The innermost style applies.
  public nonisolated func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    controlStyle(style)
  }

  /// Shows the progress views in this view in a style made of the newest of `values`. The
  /// enclosing view's style applies until the first.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func progressViewStyle<
    Value: Equatable & Sendable, Style: ProgressViewStyle
  >(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    controlStyle(following: values, makeStyle)
  }
}
