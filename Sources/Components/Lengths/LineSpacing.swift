import ComponentCore
import Signals

extension View {
  /// Sets the number of blank rows between the lines of each text in this view.
  ///
  /// Values below 0 count as 0.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func lineSpacing(_ rows: Int) -> some View {
    lineSpacing(rows: ValueOrPublisher(rows))
  }

  /// Sets the number of blank rows between the lines of each text in this view to the newest value
  /// of `rows`.
  ///
  /// Values below 0 count as 0. The enclosing view's spacing applies until the publisher sends its
  /// first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func lineSpacing(_ rows: some Publisher<Int, Never>) -> some View {
    lineSpacing(rows: ValueOrPublisher(rows))
  }
}
