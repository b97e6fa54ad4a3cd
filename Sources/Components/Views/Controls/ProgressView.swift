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
/// read every change aloud.
public struct ProgressView: View {
  private let title: String
  private let fraction: ValueOrPublisher<Double>?

  /// Creates a view that shows a spinner for a task whose progress is unknown.
  public nonisolated init(_ title: String = "") {
    self.title = title
    fraction = nil
  }

  /// Creates a view that shows how much `value` is of `total`.
  public nonisolated init(_ title: String = "", value: Double, total: Double = 1) {
    self.title = title
    fraction = ValueOrPublisher(value / total)
  }

  /// Creates a view that shows how much the newest of `values` is of `total`. The bar is empty
  /// before the first value.
  public nonisolated init(
    _ title: String = "", value values: some Publisher<Double, Never>, total: Double = 1
  ) {
    self.title = title
    fraction = ValueOrPublisher(values.map { $0 / total })
  }

  /// Creates a view that shows how much the newest of `values` is of `total`. The bar is empty
  /// before the first value; a `nil` value keeps the current progress.
  public nonisolated init(
    _ title: String = "", value values: some Publisher<Double?, Never>, total: Double = 1
  ) {
    self.title = title
    fraction = ValueOrPublisher(values.map { value in value.map { $0 / total } })
  }

  /// The title above a bar, or beside a spinner.
  public var body: some View {
    if let fraction {
      VStack(alignment: .leading) {
        if !title.isEmpty { Text(title) }
        ProgressBar(fraction: fraction)
      }
    } else {
      HStack {
        Spinner()
        if !title.isEmpty { Text(title) }
      }
    }
  }
}
