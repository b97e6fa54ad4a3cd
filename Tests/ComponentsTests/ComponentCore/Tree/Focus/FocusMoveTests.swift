import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct FocusMoveTests {
  private let pressed = CurrentValueSubject<String, Never>("")

  /// A screen with three rows of two buttons, each named after its row and column.
  private var screen: Screen {
    Screen(columns: 20, rows: 9) {
      VStack(alignment: .leading) {
        ForEach(0..<3) { row in
          HStack {
            ForEach(0..<2) { column in
              let name = "\(row)\(column)"
              Button(name) { pressed.value = name }
            }
          }
        }
      }
    }
  }

  private func focused(after keys: [Key]) -> String {
    let screen = screen
    pressed.value = ""
    for key in keys { screen.press(key) }
    screen.press(.enter)
    return pressed.value
  }

  @Test func tabMovesInReadingOrder() {
    #expect(focused(after: []) == "")
    #expect(focused(after: [.tab]) == "00")
    #expect(focused(after: [.tab, .tab]) == "01")
    #expect(focused(after: [.tab, .tab, .tab]) == "10")
    #expect(focused(after: Array(repeating: .tab, count: 7)) == "00")
  }

  @Test func shiftTabMovesBackward() {
    let screen = screen
    screen.press(.tab, modifiers: .shift)
    screen.press(.enter)
    #expect(pressed.value == "21")
    screen.press(.tab, modifiers: .shift)
    screen.press(.enter)
    #expect(pressed.value == "20")
  }

  @Test func arrowsMoveToTheNearestViewInTheirDirection() {
    #expect(focused(after: [.down]) == "00")
    #expect(focused(after: [.up]) == "21")
    #expect(focused(after: [.tab, .right]) == "01")
    #expect(focused(after: [.tab, .down]) == "10")
    #expect(focused(after: [.tab, .right, .down, .down]) == "21")
    #expect(focused(after: [.tab, .right, .down, .left]) == "10")
    #expect(focused(after: [.tab, .left]) == "00")
  }

  @Test func clickingMovesTheFocus() {
    let screen = screen
    screen.click(column: 8, row: 4)
    #expect(pressed.value == "11")
    screen.press(.up)
    screen.press(.enter)
    #expect(pressed.value == "01")
  }

  @Test func unknownKeysAreNotHandled() {
    #expect(!screen.press(.character("q")))
    #expect(!screen.press(.tab, modifiers: .control))
  }

  @Test func removingTheFocusedViewMovesTheFocusToItsNeighbor() {
    let names = CurrentValueSubject<[String], Never>(["a", "b"])
    struct Names: View {
      let names: CurrentValueSubject<[String], Never>
      @State private var shown: [String] = []
      var body: some View {
        VStack { ForEach(shown, id: \.self) { Button($0).buttonStyle(.plain) } }
          .onReceive(names) { shown = $0 }
      }
    }
    let screen = Screen(columns: 9, rows: 3) { Names(names: names) }
    screen.press(.tab)
    #expect(screen.picture == "▸ a ◂\n  b")
    names.send(["b"])
    #expect(screen.picture == "▸ b ◂")
  }
}

/// Arrows find the nearest of many nodes, and look only at those nearby.
@MainActor @Suite(.watchdog) struct ArrowMoveTests {
  private let fixture = NodeFixture(columns: 2_000, rows: 2_000)
  private let counter = ReadCounter()

  @Test(arguments: 0..<6 as Range<UInt64>) func findTheNearestNode(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let root = PlacedNode(
      Rect(x: 0, y: 0, width: 2_000, height: 2_000), counter, in: fixture.context)
    let side = seed % 2 == 0 ? 60 : 1_800
    root.setContents((0..<4).map { _ in node(inside: side, children: 12, &random) })
    root.place(at: .zero, ProposedSize(root.frame.size))
    let nodes = root.focusableNodes()
    for node in nodes {
      for axis in [Axis.horizontal, .vertical] {
        for isForward in [true, false] {
          let target = FocusMove.along(axis, isForward: isForward).target(from: node, in: root)
          #expect(target === nearest(to: node, along: axis, isForward, among: nodes))
        }
      }
    }
  }

  private func node(
    inside side: Int, children: Int, _ random: inout RandomNumbers
  ) -> PlacedNode {
    let rect = Rect(
      x: .random(in: 0..<side, using: &random), y: .random(in: 0..<side, using: &random),
      width: .random(in: 1...side / 2, using: &random),
      height: .random(in: 1...side / 2, using: &random))
    let node = PlacedNode(rect, counter, in: fixture.context)
    node.takesFocus = children == 0
    node.setContents(
      (0..<children).map { _ in self.node(inside: max(2, side / 2), children: 0, &random) })
    return node
  }

  /// Returns the nearest of all nodes beyond `node`, the first of several.
  private func nearest(
    to node: LayoutNode, along axis: Axis, _ isForward: Bool, among nodes: [LayoutNode]
  ) -> LayoutNode? {
    func gap(_ start: Range<Int>, _ end: Range<Int>) -> Int {
      max(0, end.lowerBound - start.upperBound + 1, start.lowerBound - end.upperBound + 1)
    }
    let start = node.reachableScreenRect
    func distance(_ other: LayoutNode) -> Int {
      let end = other.reachableScreenRect
      return gap(start.range(along: axis), end.range(along: axis))
        + 4 * gap(start.range(along: axis.cross), end.range(along: axis.cross))
    }
    return nodes.filter { other in
      let (rect, range) = (other.reachableScreenRect, start.range(along: axis))
      let isBeyond =
        isForward
        ? rect.range(along: axis).lowerBound >= range.upperBound
        : rect.range(along: axis).upperBound <= range.lowerBound
      return !rect.isEmpty && isBeyond
    }
    .min { distance($0) < distance($1) }
  }

  /// The right arrow moves to a button in the second column of a scroll view, but only if that is
  /// no farther below than the screen is high.
  @Test(arguments: [8, 12]) func lookNoFartherAcrossThanTheScreen(rowsBetween: Int) {
    let screen = Screen(columns: 20, rows: 10) {
      ScrollView {
        HStack(alignment: .top) {
          Button("left").buttonStyle(.plain)
          VStack {
            ForEach(0..<rowsBetween) { _ in Text("-") }
            Button("right").buttonStyle(.plain)
          }
        }
      }
    }
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.picture.contains("▸ right ◂") == (rowsBetween == 8))
  }

  @Test func lookOnlyAtNodesNearby() {
    let screen = Screen(columns: 40, rows: 10) {
      VStack(alignment: .leading) {
        ForEach(0..<1_000) { _ in
          HStack { ForEach(0..<8) { _ in Target(counter: counter) } }
        }
      }
    }
    screen.press(.tab)
    for key in [Key.down, .right, .up, .left] {
      _ = screen.bytes()
      counter.count = 0
      screen.press(key)
      #expect(counter.count < 400)
    }
  }

  @Test func lookAtNoNodesBesideTheFocusedOne() {
    let screen = Screen(columns: 40, rows: 10) {
      VStack { ForEach(0..<1_000) { _ in Target(counter: counter) } }
    }
    screen.press(.tab)
    for key in [Key.left, .right] {
      _ = screen.bytes()
      counter.count = 0
      screen.press(key)
      #expect(counter.count < 20)
    }
  }

  @Test func lookOnlyAtNodesNearbyIfNoneIsInThatDirection() {
    let screen = Screen(columns: 40, rows: 10) {
      HStack {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(0..<500) { _ in
              VStack(alignment: .leading) { ForEach(0..<20) { _ in Target(counter: counter) } }
                .focusSection()
            }
          }
        }
        Text("beside")
      }
    }
    screen.press(.tab)
    screen.press(.tab)
    for key in [Key.left, .right, .up] {
      _ = screen.bytes()
      counter.count = 0
      screen.press(key)
      #expect(counter.count < 200)
    }
  }
}

/// A count of the nodes of which it was asked whether they take the focus.
@MainActor
private final class ReadCounter {
  var count = 0
}

private struct Target: NodeView {
  let counter: ReadCounter

  func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    existing ?? PlacedNode(Rect(x: 0, y: 0, width: 3, height: 1), counter, in: context)
  }
}

/// A node that takes the focus, with children at places of their own.
private final class PlacedNode: ContainerNode, Responder {
  private(set) var frame = Rect(size: .zero)
  private var counter = ReadCounter()
  var takesFocus = true

  convenience init(_ frame: Rect, _ counter: ReadCounter, in context: ViewContext) {
    self.init(in: context)
    (self.frame, self.counter) = (frame, counter)
  }

  override var responder: (any Responder)? { self }

  var canBecomeFocused: Bool {
    counter.count += 1
    return takesFocus
  }

  override func measure(_ proposal: ProposedSize) -> Size { frame.size }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    for case let child as PlacedNode in contents {
      child.place(at: child.frame.origin, ProposedSize(child.frame.size))
    }
  }
}
