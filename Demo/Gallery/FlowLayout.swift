import Components

/// A layout that begins a new line when a view does not fit.
struct FlowLayout: RectLayout {
  var spacing = 0
  var lineSpacing = 0

  func rects(of subviews: Subviews, in proposal: ProposedViewSize) -> [Rect] {
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
