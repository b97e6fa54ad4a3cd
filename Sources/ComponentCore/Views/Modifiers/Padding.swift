import Signals

extension View {
  /// Adds space around this view: two columns at each side, a row above and below.
  public nonisolated func padding() -> some View {
    padding(EdgeInsets.usual(.all))
  }

  /// Adds `length` columns or rows of space on each side of this view.
  public nonisolated func padding(_ length: Int) -> some View {
    padding(.all, length)
  }

  /// Adds `length` columns or rows of space at `edges`. If `length` is `nil`, adds two columns or
  /// one row.
  public nonisolated func padding(_ edges: Edge.Set, _ length: Int? = nil) -> some View {
    padding(length.map { EdgeInsets(edges, $0) } ?? .usual(edges))
  }

  /// Adds `length` points of space on each side of this view: see ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated func padding(_ length: Double) -> some View {
    padding(EdgeInsets(.all, points: length))
  }

  /// Adds `length` points of space at `edges`: see ``LengthUnit``. If `length` is `nil`, adds two
  /// columns or one row.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated func padding(_ edges: Edge.Set, _ length: Double?) -> some View {
    padding(length.map { EdgeInsets(edges, points: $0) } ?? .usual(edges))
  }

  /// Adds `insets` as space around this view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    effect(Padding.self, ValueOrPublisher(insets)) { $0.given = $1 }
  }

  /// Adds the newest of `lengths` as space on each side of this view, in columns and rows. There
  /// is no space before the first value.
  public nonisolated func padding(_ lengths: some Publisher<Int, Never>) -> some View {
    padding(.all, lengths)
  }

  /// Adds the newest of `lengths` as space at `edges`, in columns and rows. There is no space
  /// before the first value.
  public nonisolated func padding(
    _ edges: Edge.Set, _ lengths: some Publisher<Int, Never>
  ) -> some View {
    // NB: Swift 6.3 crashes in clients of a release build if the result of an operator reaches
    // another method that hides its result, such as `padding(_ insets:)`.
    effect(Padding.self, ValueOrPublisher(lengths.map { EdgeInsets(edges, $0) })) { $0.given = $1 }
  }

  /// Adds the newest of `lengths` as space on each side of this view, in points: see
  /// ``LengthUnit``. There is no space before the first value.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated func padding(_ lengths: some Publisher<Double, Never>) -> some View {
    padding(.all, lengths)
  }

  /// Adds the newest of `lengths` as space at `edges`, in points: see ``LengthUnit``. There is no
  /// space before the first value.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated func padding(
    _ edges: Edge.Set, _ lengths: some Publisher<Double, Never>
  ) -> some View {
    // NB: Not by `padding(_ insets:)`, for the reason above.
    effect(Padding.self, ValueOrPublisher(lengths.map { EdgeInsets(edges, points: $0) })) {
      $0.given = $1
    }
  }

  /// Adds the newest of `insets` as space around this view. There is no space before the first
  /// value.
  public nonisolated func padding(_ insets: some Publisher<EdgeInsets, Never>) -> some View {
    effect(Padding.self, ValueOrPublisher(insets)) { $0.given = $1 }
  }
}

private struct Padding: Effect {
  /// The insets as they are given.
  var given = EdgeInsets() {
    didSet { unit = nil }
  }
  private var unit: LengthUnit?
  /// The insets in cells.
  var animatableData = EdgeInsets()

  static var changesDrawing: Bool { false }

  mutating func adapt(to environment: EnvironmentValues) {
    if unit == environment.lengthUnit { return }
    unit = environment.lengthUnit
    animatableData = given.cells(in: environment.lengthUnit)
  }

  var insets: EdgeInsets { animatableData }
}
