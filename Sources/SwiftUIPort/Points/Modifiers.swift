// Lengths in points are values only. If publishers were accepted beside them, it would take the
// compiler tens of seconds to report a misspelled modifier after two lengths that are calculated.

extension View {
  /// Gives this view a frame of a fixed size in points, which has at least one column or row if it
  /// is positive. If `width` or `height` is `nil`, the frame takes that length from the view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      columns: LengthLimits(exact: width?.frameCells(along: .horizontal)),
      rows: LengthLimits(exact: height?.frameCells(along: .vertical)), alignment: alignment)
  }

  /// Gives this view a frame that adapts to the available space within limits in points. The
  /// view's own size takes the place of a limit that is `nil`.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      columns: LengthLimits(
        min: minWidth?.frameCells(along: .horizontal),
        ideal: idealWidth?.frameCells(along: .horizontal),
        max: maxWidth?.frameCells(along: .horizontal)),
      rows: LengthLimits(
        min: minHeight?.frameCells(along: .vertical),
        ideal: idealHeight?.frameCells(along: .vertical),
        max: maxHeight?.frameCells(along: .vertical)), alignment: alignment)
  }

  /// Adds `length` points of space on each side of this view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Adds `length` points of space at `edges`, or two columns if it is `nil`.
  public nonisolated func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    padding(EdgeInsets(edges, length: length ?? 2 * PointScale.pointsPerColumn))
  }

  /// Draws this view `x` points further to the right and `y` points further down.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws this view further to the right and down by the points of `offset`.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(ValueOrPublisher(Point(CGPoint(x: offset.width, y: offset.height))))
  }

  /// Places the center of this view `x` points from the left and `y` points from the top of the
  /// space that is offered to it.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Places the center of this view at `position`, in points, in the space that is offered to it.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(ValueOrPublisher(PathPoint(position)))
  }

  /// Rounds the corners of this view by `radius` points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Clips this view to `shape`. Where the shape crosses itself, the view is visible.
  public nonisolated func clipShape(
    _ shape: some ComponentCore.Shape, style: FillStyle
  ) -> some View { clipShape(shape) }

  /// Clips this view to its rectangle, whose edges are those of cells.
  public nonisolated func clipped(antialiased: Bool) -> some View { clipped() }

  /// Draws a shadow beside this view.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The distance in points over which the edge of the shadow fades.
  ///   - x: The number of points by which the shadow is moved to the right.
  ///   - y: The number of points by which the shadow is moved down.
  public nonisolated func shadow(
    color: Color = .gray, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    shadow(
      ValueOrPublisher(color), radius: radius.cells(along: .horizontal),
      offset: Point(x: x.cells(along: .horizontal), y: y.cells(along: .vertical)))
  }
}

extension View {
  /// Sets the distance between the lines of each text in this view in points, which becomes the
  /// nearest number of blank rows.
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View {
    lineSpacing(rows: ValueOrPublisher(spacing.cells(along: .vertical)))
  }
}

extension AnyTransition {
  /// The view comes in from `x` points to the right and `y` points down, and leaves to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    .offset(Size(width: x.cells(along: .horizontal), height: y.cells(along: .vertical)))
  }

  /// The view comes in from `offset`, in points, and leaves to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }
}
