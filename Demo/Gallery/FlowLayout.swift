import Components

/// A layout that begins a new line when a view does not fit.
struct FlowLayout: Layout {
  var spacing = 0
  var lineSpacing = 0

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

  private func rects(of subviews: Subviews, in proposal: ProposedViewSize) -> [Rect] {
    var (next, lineHeight) = (Point.zero, 0)
    return subviews.map { subview in
      var size = subview.sizeThatFits(.unspecified)
      if let width = proposal.width, next.x > 0, next.x + size.width > width {
        next = Point(x: 0, y: next.y + lineHeight + lineSpacing)
        lineHeight = 0
      }
      if let width = proposal.width, size.width > width {
        size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      defer { next.x += size.width + spacing }
      lineHeight = max(lineHeight, size.height)
      return Rect(origin: next, size: size)
    }
  }
}
