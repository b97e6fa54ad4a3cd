import Signals

extension View {
  /// Adds space around this view: two columns at each side, a row above and below.
  public nonisolated func padding() -> some View {
    padding(EdgeInsets.usual(.all))
  }

  /// Adds `length` columns or rows of space on each side of this view.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func padding(_ length: Int) -> some View {
    padding(.all, length)
  }

  /// Adds the usual space at `edges`: two columns at a side, a row above or below.
  public nonisolated func padding(_ edges: Edge.Set) -> some View {
    padding(EdgeInsets.usual(edges))
  }

  /// Adds `length` columns or rows of space at `edges`. If `length` is `nil`, adds two columns or
  /// one row.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func padding(_ edges: Edge.Set, _ length: Int?) -> some View {
    padding(length.map { EdgeInsets(edges, $0) } ?? .usual(edges))
  }

  /// Adds `insets` as space around this view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    effect(Padding.self, ValueOrPublisher(insets)) { $0.animatableData = $1 }
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
    // another method that hides its result, such as `padding(_ insets:)`.
    effect(Padding.self, ValueOrPublisher(lengths.map { EdgeInsets(edges, $0) })) {
      $0.animatableData = $1
    }
  }

  /// Adds the newest of `insets` as space around this view. There is no space before the first
  /// value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func padding(_ insets: some Publisher<EdgeInsets, Never>) -> some View {
    effect(Padding.self, ValueOrPublisher(insets)) { $0.animatableData = $1 }
  }
}

private struct Padding: Effect {
  var animatableData = EdgeInsets()

  static var changesDrawing: Bool { false }

  var insets: EdgeInsets { animatableData }
}
