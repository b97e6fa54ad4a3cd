import Components

/// A layout that tells the rectangle of each view, and is as large as all of them.
protocol RectLayout: Layout where Cache == Void {
  /// Returns the rectangles of `subviews`, relative to the layout.
  func rects(of subviews: Subviews, in proposal: ProposedViewSize) -> [Rect]
}

extension RectLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let rects = rects(of: subviews, in: proposal)
    return Size(width: rects.map(\.maxX).max() ?? 0, height: rects.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, rect) in zip(subviews, rects(of: subviews, in: proposal)) {
      let position = Point(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY)
      subview.place(at: position, proposal: ProposedViewSize(rect.size))
    }
  }
}
