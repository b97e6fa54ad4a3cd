extension View {
  /// Gives this view a frame of a fixed size in points, which has at least one column or row if it
  /// is positive. If `width` or `height` is `nil`, the frame takes that length from the view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      width: width?.frameCells(along: .horizontal), height: height?.frameCells(along: .vertical),
      alignment: alignment)
  }

  /// Gives this view a frame that adapts to the available space within limits in points. The
  /// view's own size takes the place of a limit that is `nil`.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth?.frameCells(along: .horizontal),
      idealWidth: idealWidth?.frameCells(along: .horizontal),
      maxWidth: maxWidth?.frameCells(along: .horizontal),
      minHeight: minHeight?.frameCells(along: .vertical),
      idealHeight: idealHeight?.frameCells(along: .vertical),
      maxHeight: maxHeight?.frameCells(along: .vertical), alignment: alignment)
  }

  /// Gives this view a frame whose width in points follows `widths`. Before the first value, the
  /// frame is as wide as the view.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func frame(
    width widths: some Publisher<CGFloat, Never>, alignment: Alignment = .center
  ) -> some View {
    // NB: Swift 6.3 crashes in clients of a release build if the result of an operator reaches
    // another method that hides its result, unless its type is erased.
    frame(
      width: widths.map { $0.frameCells(along: .horizontal) }.eraseToAnyPublisher(),
      alignment: alignment)
  }

  /// Gives this view a frame whose height in points follows `heights`. Before the first value, the
  /// frame is as high as the view.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func frame(
    height heights: some Publisher<CGFloat, Never>, alignment: Alignment = .center
  ) -> some View {
    frame(
      height: heights.map { $0.frameCells(along: .vertical) }.eraseToAnyPublisher(),
      alignment: alignment)
  }

  /// Adds `length` points of space on each side of this view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Adds `length` points of space at `edges`, or two columns if it is `nil`.
  public nonisolated func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    padding(EdgeInsets(edges, length: length ?? 2 * PointScale.pointsPerColumn))
  }

  /// Adds the newest of `lengths` as space in points on each side of this view. There is no space
  /// before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func padding(_ lengths: some Publisher<CGFloat, Never>) -> some View {
    padding(lengths.map { EdgeInsets(.all, length: $0) }.eraseToAnyPublisher())
  }

  /// Adds the newest of `lengths` as space in points at `edges`. There is no space before the
  /// first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func padding(
    _ edges: Edge.Set, _ lengths: some Publisher<CGFloat, Never>
  ) -> some View {
    padding(lengths.map { EdgeInsets(edges, length: $0) }.eraseToAnyPublisher())
  }

  /// Draws this view `x` points further to the right and `y` points further down.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws this view further to the right and down by the points of `offset`.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(Point(CGPoint(x: offset.width, y: offset.height)))
  }

  /// Places the center of this view `x` points from the left and `y` points from the top of the
  /// space that is offered to it.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Places the center of this view at `position`, in points, in the space that is offered to it.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(Point(position))
  }

  /// Rounds the corners of this view by `radius` points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

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
    // The methods of this module hide the one of `Components` that takes a color.
    shadow(
      color: Just(color), radius: radius.cells(along: .horizontal), x: x.cells(along: .horizontal),
      y: y.cells(along: .vertical))
  }
}
