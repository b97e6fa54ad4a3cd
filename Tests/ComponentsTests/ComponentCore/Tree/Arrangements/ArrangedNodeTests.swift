import Components
import TestSupport
import Testing
import TextBackend

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct ArrangedNodeTests {
  @Test func placesItsContents() {
    #expect(
      picture { arrangedView(Cascade(step: 2), texts("a", "b", "c")) } == """
        a
          b
            c
        """)
  }

  @Test func isAsLargeAsItSays() {
    #expect(
      picture { arrangedView(Cascade(step: 1), texts("a", "b")).border() } == """
        ╭──╮
        │a │
        │ b│
        ╰──╯
        """)
  }

  @Test func hiddenContentsAreNeitherDrawnNorUsed() {
    let content = TupleView(
      Button("off") {}.buttonStyle(.plain), Button("on") {}.buttonStyle(.plain))
    let screen = Screen(columns: 8, rows: 1) {
      arrangedView(LastElement(), content)
    }
    #expect(screen.text.contains("on") && !screen.text.contains("off"))
    screen.press(.tab)
    screen.press(.tab)
    #expect(screen.accessibility.children.map(\.states) == [.focused])
  }
}

@MainActor
private func arrangedView(_ arrangement: some Arrangement, _ content: some View) -> some View {
  ArrangedView(arrangement: arrangement, content: content)
}

private struct ArrangedView<Arranged: Arrangement, Content: View>: View {
  let arrangement: Arranged
  let content: Content

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    arrangement.node(updating: existing, content: content, along: nil, in: context)
  }
}

/// Shows only the last element.
private struct LastElement: Arrangement {
  static var hidesContents: Bool { true }

  func shownElements(
    of contents: ArrangedContents, in proposal: ProposedSize
  ) -> [LayoutNode] { contents.elements.suffix(1) }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    contents.elements.last?.sizeThatFits(proposal) ?? .zero
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    if let last = contents.elements.indices.last { place(last, .zero, proposal) }
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
