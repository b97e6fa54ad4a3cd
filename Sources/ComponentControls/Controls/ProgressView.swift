import Signals

/// A view that shows the progress of a task.
///
///     ProgressView("Loading", value: loaded, total: 10)
///
///     Loading
///     ██████████▌░░░░░░░░░ 52%
///
/// The bar is as wide as the proposed width. A value below 0 or above `total` is shown as the
/// nearer of the two; NaN counts as 0. Without a value, a spinner shows that the task is running:
///
///     ⠹ Loading
///
/// With ``EnvironmentValues/usesASCII`` the spinner does not move, because a screen reader may
/// read every change aloud, nor does it with ``EnvironmentValues/accessibilityReduceMotion``. The
/// ``ProgressViewStyle`` in the environment determines the look.
public struct ProgressView: View {
  private nonisolated var label: AnyView?
  private nonisolated var currentValueLabel: AnyView?
  private nonisolated var fraction: ValueOrPublisher<Double>?
  /// The properties that a style shows this progress view with.
  private nonisolated var configuration: ProgressViewStyleConfiguration?

  private nonisolated init(label: AnyView?, fraction: ValueOrPublisher<Double>?) {
    self.label = label
    self.fraction = fraction
  }

  /// Creates a view that shows the newest of the fractions, which are from 0 to 1.
  package nonisolated init(
    label: AnyView?, currentValueLabel: AnyView?, fraction: ValueOrPublisher<Double>
  ) {
    self.init(label: label, fraction: fraction)
    self.currentValueLabel = currentValueLabel
  }

  private nonisolated init(_ title: String, fraction: ValueOrPublisher<Double>?) {
    self.init(label: title.isEmpty ? nil : AnyView(Text(title)), fraction: fraction)
  }

  /// Creates a view that shows a spinner for a task whose progress is unknown.
  public nonisolated init(_ title: String = "") {
    self.init(title, fraction: nil)
  }

  /// Creates a view that shows a spinner for a task whose progress is unknown.
  public nonisolated init(@ViewBuilder label: () -> some View) {
    self.init(label: AnyView(label()), fraction: nil)
  }

  /// Creates a view that shows how much `value` is of `total`, or a spinner if it is `nil`.
  public nonisolated init(_ title: String = "", value: Double?, total: Double = 1) {
    self.init(title, fraction: value.map { ValueOrPublisher(Self.fraction($0, of: total)) })
  }

  /// Creates a view that shows how much `value` is of `total`, or a spinner if it is `nil`.
  public nonisolated init(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> some View
  ) {
    self.init(
      label: AnyView(label()),
      fraction: value.map { ValueOrPublisher(Self.fraction($0, of: total)) })
  }

  /// Creates a view that shows how much `value` is of `total`, or a spinner if it is `nil`.
  ///
  /// - Parameters:
  ///   - value: The part of the task that is done.
  ///   - total: The whole task.
  ///   - label: What describes the task.
  ///   - currentValueLabel: What tells the current value, at the end of the label.
  public nonisolated init(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(value: value, total: total, label: label)
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a view that shows how much the newest of `values` is of `total`. The bar is empty
  /// before the first value.
  public nonisolated init(
    _ title: String = "", value values: some Publisher<Double, Never>, total: Double = 1
  ) {
    self.init(title, fraction: ValueOrPublisher(values.map { Self.fraction($0, of: total) }))
  }

  /// Creates a view that shows how much the newest of `values` is of `total`. The bar is empty
  /// before the first value; a `nil` value keeps the current progress.
  public nonisolated init(
    _ title: String = "", value values: some Publisher<Double?, Never>, total: Double = 1
  ) {
    self.init(
      title,
      fraction: ValueOrPublisher(values.map { value in value.map { Self.fraction($0, of: total) } })
    )
  }

  /// Creates the progress view of a style, in the next outer style.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init()
    self.configuration = configuration
  }

  /// The label and the progress in the style of the environment.
  public var body: some View {
    if let configuration {
      StyledView(configuration)
    } else if let fraction {
      Shared(fraction, default: 0) { styled($0) }
    } else {
      styled(nil)
    }
  }

  /// Returns how much `value` is of `total`, from 0 to 1, and 0 for NaN.
  private nonisolated static func fraction(_ value: Double, of total: Double) -> Double {
    let fraction = value / total
    return fraction.isNaN ? 0 : min(max(0, fraction), 1)
  }

  private func styled(_ fraction: ShownValue<Double>?) -> some View {
    StyledView(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction?.current, shown: fraction ?? ShownValue(0),
        label: label.map { .init(content: $0) },
        currentValueLabel: currentValueLabel.map { .init(content: $0) })
    )
    .accessibilityControl(.progress, value: .progress(fraction))
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ProgressView: Sendable {}
