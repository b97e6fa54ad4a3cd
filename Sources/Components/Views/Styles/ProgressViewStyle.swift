import Signals

/// The properties of a progress view, for a ``ProgressViewStyle``.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label: View {
    let content: AnyView

    /// The label that the progress view was created with.
    public var body: some View { content }
  }

  /// The part of the task that is done, from 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the progress view, if it has one.
  public let label: Label?
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
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the views that the style returns.
  associatedtype Body: View

  /// Returns the view that shows the progress. Called again when the progress changes.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

extension View {
  /// Shows the progress views in this view in `style`. The innermost style applies.
  public nonisolated func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    transformEnvironment { $0.progressViewStyle = style }
  }

  /// Shows the progress views in this view in a style made of the newest of `values`. The
  /// enclosing view's style applies until the first.
  public nonisolated func progressViewStyle<
    Value: Equatable & Sendable, Style: ProgressViewStyle
  >(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    transformEnvironment(following: values) { $0.progressViewStyle = makeStyle($1) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { LinearProgressViewStyle() }
}

/// A progress view in the style of its environment.
struct StyledProgressView: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyle) private var style

  var body: some View {
    styled(by: style)
  }

  private func styled(by style: some ProgressViewStyle) -> AnyView {
    AnyView(
      StyledControl(style: style, configuration: configuration) {
        $0.makeBody(configuration: $1)
      })
  }
}
