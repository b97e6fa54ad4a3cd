import Signals

extension View {
  /// Makes this view a grid cell that spans `count` columns. Less than one counts as one.
  ///
  ///     Grid {
  ///       GridRow { Text("a"); Text("b"); Text("c") }
  ///       GridRow { Text("wide").gridCellColumns(2); Text("d") }
  ///     }
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    trait(ValueOrPublisher(count)) { $0.grid.columns = max(1, $1) }
  }

  /// Makes this view a grid cell that spans as many columns as the newest of `counts`, and one
  /// before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func gridCellColumns(_ counts: some Publisher<Int, Never>) -> some View {
    trait(ValueOrPublisher(counts)) { $0.grid.columns = max(1, $1) }
  }

  /// Aligns all cells in the grid column of this view horizontally.
  public nonisolated func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    trait(ValueOrPublisher(alignment)) { $0.grid.columnAlignment = $1 }
  }

  /// Aligns all cells in the grid column of this view by the newest of `alignments`, and as the
  /// grid does before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func gridColumnAlignment(
    _ alignments: some Publisher<HorizontalAlignment, Never>
  ) -> some View {
    trait(ValueOrPublisher(alignments)) { $0.grid.columnAlignment = $1 }
  }

  /// Places `anchor` of this view at the same point of its grid cell, whatever the alignment of
  /// the grid is.
  ///
  ///     Text("5 KB").gridCellAnchor(.trailing)
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    trait(ValueOrPublisher(anchor)) { $0.grid.anchor = $1 }
  }

  /// Places the newest of `anchors` of this view at the same point of its grid cell. Before the
  /// first value, the alignment of the grid applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func gridCellAnchor(_ anchors: some Publisher<UnitPoint, Never>) -> some View {
    trait(ValueOrPublisher(anchors)) { $0.grid.anchor = $1 }
  }

  /// Keeps this view from enlarging its grid column or row: it gets the space that the other cells
  /// need.
  ///
  ///     Divider().gridCellUnsizedAxes(.horizontal)
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    trait(ValueOrPublisher(axes)) { $0.grid.unsizedAxes = $1 }
  }

  /// Keeps this view from enlarging its grid column or row along the newest of `axes`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func gridCellUnsizedAxes(
    _ axes: some Publisher<Axis.Set, Never>
  ) -> some View {
    trait(ValueOrPublisher(axes)) { $0.grid.unsizedAxes = $1 }
  }
}
