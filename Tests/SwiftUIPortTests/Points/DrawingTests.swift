import SwiftUIPort
import TestSupport
import Testing

private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var position = bounds.origin
    for subview in subviews {
      subview.place(at: position, proposal: .unspecified)
      let size = subview.dimensions(in: .unspecified)
      position.x += size.width
      position.y += size.height
    }
  }
}

private enum UnderTitle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

extension HorizontalAlignment {
  fileprivate static let underTitle = HorizontalAlignment(UnderTitle.self)
}

@MainActor @Suite(.watchdog) struct DrawingTests {
  @Test func aLayoutPlacesInPoints() {
    #expect(
      picture {
        Diagonal {
          Text("a"); Text("bc"); Text("d")
        }
      } == "a\n bc\n   d")
    #expect(
      picture {
        AnyLayout(Diagonal()) {
          Text("a"); Text("b")
        }
      }
        == picture {
          Diagonal {
            Text("a"); Text("b")
          }
        })
  }

  @Test func alignmentsAreInPoints() {
    #expect(
      picture {
        VStack(alignment: .underTitle) {
          Text("abcd")
          Text("e").alignmentGuide(.underTitle) { _ in 0 }
        }
      } == "abcd\n  e")
    #expect(
      picture {
        VStack(alignment: .leading) {
          Text("abcd")
          Text("e").alignmentGuide(.leading) { $0[.leading] - 16 }
          Text("f").alignmentGuide(.leading) { _ in -8 }
          Text("g").alignmentGuide(HorizontalAlignment.leading) { d in d.width - 16.0 }
        }
      } == "abcd\n  e\n f\n g")
  }

  @Test(arguments: [4, 8, 10] as [CGFloat])
  func linesAreInPointsOfAnySize(pointsPerColumn: CGFloat) {
    let wide = PointScale.$pointsPerColumn.withValue(pointsPerColumn) {
      picture(12, 6) { Rectangle().stroke(lineWidth: 2 * pointsPerColumn) }
    }
    #expect(wide != picture(12, 6) { Rectangle().stroke() })
    #expect(wide == picture(12, 6) { Rectangle().stroke(lineWidth: 16) })
    #expect(
      wide == picture(12, 6) { Rectangle().stroke(style: StrokeStyle(lineWidth: 16.4)) })
    #expect(
      picture(12, 6) { Rectangle().stroke(lineWidth: 4) }
        == picture(12, 6) { Rectangle().stroke(lineWidth: 8) })
  }

  @Test func aCanvasDrawsInPoints() {
    let canvas = picture(10, 4) {
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)),
          with: .color(.blue))
        context.draw(Text("a"), at: CGPoint(x: 60, y: 24))
      }
    }
    #expect(canvas.contains("a"))
  }
}
