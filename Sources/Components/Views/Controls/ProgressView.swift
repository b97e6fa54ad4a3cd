import Signals

/// How much of something is done.
///
///     ProgressView("Loading", value: loaded, total: 10)
///
///     Loading
///     ██████████▌░░░░░░░░░ 52%
///
/// As wide as there is room. A value outside counts as the nearer bound, and what is no number as
/// nothing. Without a value it only tells that something is going on:
///
///     ⠹ Loading
///
/// That mark moves, except where only ASCII is wanted, for there somebody might read every change.
public struct ProgressView: View {
  private let title: String
  private let fraction: ValueOrPublisher<Double>?

  /// Tells that something is going on.
  public nonisolated init(_ title: String = "") {
    self.title = title
    fraction = nil
  }

  /// Tells that `value` of `total` is done.
  public nonisolated init(_ title: String = "", value: Double, total: Double = 1) {
    self.title = title
    fraction = ValueOrPublisher(value / total)
  }

  /// Tells that the newest of `values`, of `total`, is done; nothing before the first.
  public nonisolated init(
    _ title: String = "", value values: some Publisher<Double, Never>, total: Double = 1
  ) {
    self.title = title
    fraction = ValueOrPublisher(values.map { $0 / total })
  }

  /// Tells that the newest of `values`, of `total`, is done; `nil` keeps what is shown.
  public nonisolated init(
    _ title: String = "", value values: some Publisher<Double?, Never>, total: Double = 1
  ) {
    self.title = title
    fraction = ValueOrPublisher(values.map { value in value.map { $0 / total } })
  }

  /// The title above a bar, or beside a mark that moves.
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
