import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = arrange(subviews, width: proposal.replacingUnspecifiedDimensions().width)
    let height = rows.last.map { $0.y + $0.height } ?? 0
    return CGSize(width: proposal.width ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for row in arrange(subviews, width: bounds.width) {
      subviews[row.index].place(
        at: CGPoint(x: bounds.minX + row.x, y: bounds.minY + row.y), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> [(
    index: Int, x: CGFloat, y: CGFloat, height: CGFloat
  )] {
    var (x, y, rowHeight) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    return subviews.indices.map { index in
      let size = subviews[index].sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, rowHeight) = (0, y + rowHeight, 0)
      }
      defer { (x, rowHeight) = (x + size.width + spacing, max(rowHeight, size.height)) }
      return (index, x, y, size.height)
    }
  }
}

struct TagsView: View {
  let tags = ["Swift", "Terminal", "Streams", "Layout", "Colors", "Text"]

  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        Text("#\(tag)")
          .padding(.horizontal, 8)
          .background(Capsule().fill(.blue.opacity(0.5)))
      }
    }
  }
}
