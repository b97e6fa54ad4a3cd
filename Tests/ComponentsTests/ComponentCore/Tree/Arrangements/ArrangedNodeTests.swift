import Components
import TestSupport
import Testing
import TextBackend

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct ArrangedNodeTests {
  @Test func placesItsContents() {
    #expect(
      picture { CascadeView(step: 2, content: texts("a", "b", "c")) } == """
        a
          b
            c
        """)
  }

  @Test func isAsLargeAsItSays() {
    #expect(
      picture { CascadeView(step: 1, content: texts("a", "b")).border() } == """
        ╭──╮
        │a │
        │ b│
        ╰──╯
        """)
  }
}

private struct CascadeView<Content: View>: View {
  let step: Int
  let content: Content

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    Cascade(step: step).node(updating: existing, content: content, along: nil, in: context)
  }
}

/// Rows that are indented more and more.
private struct Cascade: Arrangement {
  var step = 0

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    var size = Size.zero
    for (index, element) in contents.elements.enumerated() {
      let chosen = element.sizeThatFits(ProposedSize())
      size.width = max(size.width, index * step + chosen.width)
      size.height += chosen.height
    }
    return size
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    var origin = Point.zero
    for (index, element) in contents.elements.enumerated() {
      place(index, origin, ProposedSize())
      origin = Point(x: origin.x + step, y: origin.y + element.sizeThatFits(ProposedSize()).height)
    }
  }
}
