import ComponentCore
import Signals

extension View {
  /// Adds `length` columns or rows of space on each side of this view.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func padding(_ length: Int) -> some View {
    padding(.all, cells: length)
  }

  /// Adds `length` columns or rows of space at `edges`. If `length` is `nil`, adds two columns or
  /// one row.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func padding(_ edges: Edge.Set, _ length: Int?) -> some View {
    padding(ValueOrPublisher(length.map { EdgeInsets(edges, $0) } ?? .usual(edges)))
  }

  /// Adds the newest of `lengths` as space on each side of this view, in columns and rows. There
  /// is no space before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func padding(_ lengths: some Publisher<Int, Never>) -> some View {
    padding(.all, lengths)
  }

  /// Adds the newest of `lengths` as space at `edges`, in columns and rows. There is no space
  /// before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func padding(
    _ edges: Edge.Set, _ lengths: some Publisher<Int, Never>
  ) -> some View {
    // NB: Swift 6.3 crashes in clients of a release build if the result of an operator reaches
    // another method that hides its result, such as `padding(_ insets:)` of a publisher.
    padding(ValueOrPublisher(lengths.map { EdgeInsets(edges, $0) }))
  }

  /// Adds `insets` as space around this view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    padding(ValueOrPublisher(insets))
  }

  /// Adds the newest of `insets` as space around this view. There is no space before the first
  /// value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func padding(_ insets: some Publisher<EdgeInsets, Never>) -> some View {
    padding(ValueOrPublisher(insets))
  }
}
