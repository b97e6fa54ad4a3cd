extension View {
  /// Sets the position that this view aligns for `guide`.
  ///
  ///     VStack(alignment: .leading) {
  ///       Text("Total")
  ///       Text("- 12").alignmentGuide(.leading) { _ in 2 }
  ///     }
  ///
  ///       Total
  ///     - 12
  ///
  /// Stacks, frames, overlays and grids align the positions of their views. A container passes on
  /// the guides of its views: the mean of their positions.
  ///
  /// - Parameters:
  ///   - guide: The guide to set.
  ///   - computeValue: Returns the position in columns from the left edge of this view. It is
  ///     called in every layout.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @MainActor (ViewDimensions) -> Int
  ) -> some View {
    effect(
      AlignmentGuide(
        alignment: guide.alignment, axis: .horizontal, computeValue: computeValue))
  }

  /// Sets the position that this view aligns for `guide`.
  ///
  /// - Parameters:
  ///   - guide: The guide to set.
  ///   - computeValue: Returns the position in rows from the top edge of this view. It is called
  ///     in every layout.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @MainActor (ViewDimensions) -> Int
  ) -> some View {
    effect(
      AlignmentGuide(alignment: guide.alignment, axis: .vertical, computeValue: computeValue))
  }
}

/// An alignment guide of a view.
private struct AlignmentGuide: Effect {
  var alignment = AxisAlignment.start
  var axis = Axis.horizontal
  var computeValue: @MainActor (ViewDimensions) -> Int = { _ in 0 }

  init() {}

  nonisolated init(
    alignment: AxisAlignment, axis: Axis, computeValue: @escaping @MainActor (ViewDimensions) -> Int
  ) {
    (self.alignment, self.axis, self.computeValue) = (alignment, axis, computeValue)
  }

  /// Returns `false`, because the functions may differ.
  static func == (lhs: AlignmentGuide, rhs: AlignmentGuide) -> Bool { false }

  static var changesDrawing: Bool { false }
  static var setsGuides: Bool { true }

  func guide(
    _ alignment: AxisAlignment, along axis: Axis, in dimensions: ViewDimensions
  ) -> Int? {
    alignment == self.alignment && axis == self.axis ? computeValue(dimensions) : nil
  }
}
