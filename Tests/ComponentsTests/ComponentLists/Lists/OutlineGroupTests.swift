import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct OutlineGroupTests {
  private struct File: Identifiable, Sendable {
    let id: String
    var children: [File]?

    init(_ id: String, _ children: [File]? = nil) {
      self.id = id
      self.children = children
    }
  }

  private let files = [
    File("a", [File("b", [File("c")]), File("d")]),
    File("e", []),
    File("f"),
  ]

  private var outline: some View {
    OutlineGroup(files, children: \.children) { Text($0.id) }
  }

  /// Returns the text of the screen without blank rows at its end.
  private func lines(_ screen: Screen) -> String {
    String(screen.text.reversed().drop { $0 == "\n" }.reversed())
  }

  @Test func showsTheElementsAtTheTop() {
    #expect(picture(12, 9) { outline } == "▸ a\n▸ e\n  f")
  }

  @Test func keysShowAndHideBranches() {
    let screen = Screen(columns: 12, rows: 6, alignment: .topLeading) {
      VStack(alignment: .leading) { outline }
    }
    screen.press(.tab)
    screen.press(.right)
    #expect(lines(screen) == "▾ a\n  ▸ b\n    d\n▸ e\n  f")
    screen.press(.down)
    screen.press(.enter)
    #expect(lines(screen) == "▾ a\n  ▾ b\n      c\n    d\n▸ e\n  f")
    screen.press(.space)
    #expect(lines(screen) == "▾ a\n  ▸ b\n    d\n▸ e\n  f")
    screen.press(.up)
    screen.press(.left)
    #expect(lines(screen) == "▸ a\n▸ e\n  f")
  }

  @Test func aClickOnTheLabelShowsTheBranch() {
    let screen = Screen(columns: 12, rows: 6, alignment: .topLeading) {
      VStack(alignment: .leading) { outline }
    }
    screen.click(column: 2, row: 0)
    #expect(lines(screen) == "▾ a\n  ▸ b\n    d\n▸ e\n  f")
  }

  @Test func aHiddenBranchKeepsWhichOfItsBranchesAreShown() {
    let screen = Screen(columns: 12, rows: 6, alignment: .topLeading) {
      VStack(alignment: .leading) { outline }
    }
    screen.click(column: 0, row: 0)
    screen.click(column: 2, row: 1)
    screen.click(column: 0, row: 0)
    #expect(lines(screen) == "▸ a\n▸ e\n  f")
    screen.click(column: 0, row: 0)
    #expect(lines(screen) == "▾ a\n  ▾ b\n      c\n    d\n▸ e\n  f")
  }

  @Test func hasASingleRoot() {
    let root = File("root", files)
    #expect(picture { OutlineGroup(root, children: \.children) { Text($0.id) } } == "▸ root")
  }

  @Test func followsAPublisher() {
    let trees = PassthroughSubject<[File], Never>()
    let screen = Screen(columns: 12, rows: 5, alignment: .topLeading) {
      VStack(alignment: .leading) {
        OutlineGroup(trees, id: \.id, children: \.children) { Text($0.id) }
      }
    }
    #expect(lines(screen) == "")
    trees.send(files)
    screen.click(column: 0, row: 0)
    trees.send([File("z"), files[0]])
    #expect(lines(screen) == "  z\n▾ a\n  ▸ b\n    d")
  }

  @Test func rowsKeepTheirStateWhenBranchesAreShown() {
    struct Counter: View {
      let name: String
      @State private var count = 0

      var body: some View {
        Button("\(name)\(count)") { count += 1 }.buttonStyle(.plain)
      }
    }
    let screen = Screen(columns: 12, rows: 5, alignment: .topLeading) {
      List(files, children: \.children) { Counter(name: $0.id) }
    }
    screen.click(column: 4, row: 2)
    screen.click(column: 0, row: 0)
    #expect(lines(screen) == "▾   a0\n  ▸   b0\n      d0\n▸   e0\n    f1")
  }

  @Test func arrowsShowAndHideBranchesInAList() {
    let selection = CurrentValueSubject<String?, Never>("a")
    let screen = Screen(columns: 12, rows: 6, alignment: .topLeading) {
      List(files, children: \.children, selection: selection) { Text($0.id) }
    }
    screen.press(.tab)
    screen.press(.right)
    #expect(lines(screen) == "▌ ▾ a\n    ▸ b\n      d\n  ▸ e\n    f")
    screen.press(.down)
    screen.press(.down)
    #expect(selection.value == "d")
    screen.press(.left)
    #expect(selection.value == "a")
    screen.press(.left)
    #expect(lines(screen) == "▌ ▸ a\n  ▸ e\n    f")
    screen.press(.enter)
    #expect(lines(screen) == "▌ ▾ a\n    ▸ b\n      d\n  ▸ e\n    f")
    screen.press(.space)
    #expect(lines(screen) == "▌ ▸ a\n  ▸ e\n    f")
  }

  @Test func aClickInAListSelectsTheRowOrShowsItsBranch() {
    let selection = CurrentValueSubject<String?, Never>(nil)
    let screen = Screen(columns: 12, rows: 6, alignment: .topLeading) {
      List(files, children: \.children, selection: selection) { Text($0.id) }
    }
    screen.click(column: 4, row: 0)
    #expect(selection.value == "a")
    #expect(lines(screen) == "▌ ▸ a\n  ▸ e\n    f")
    screen.click(column: 2, row: 1)
    #expect(selection.value == "a")
    screen.click(column: 2, row: 0)
    #expect(lines(screen) == "▌ ▾ a\n    ▸ b\n      d\n  ▾ e\n    f")
  }

  @Test func createsOnlyTheRowsOnTheScreen() {
    struct Node: Identifiable {
      let id: Int
      var children: [Node]? { id < 10 ? (1...1000).map { Node(id: id * 1000 + $0) } : nil }
    }
    var created: Set<Int> = []
    let screen = Screen(columns: 12, rows: 6, alignment: .topLeading) {
      List([Node(id: 1), Node(id: 2)], children: \.children) { node in
        let _ = created.insert(node.id)
        Text("\(node.id)")
      }
    }
    screen.click(column: 0, row: 0)
    #expect(screen.text.hasPrefix("▾ 1        ▐\n    1001\n"))
    #expect(created.count < 100)
    screen.press(.end)
    #expect(screen.text.hasSuffix("▸ 2        ▐"))
  }

  @Test func tellsBranches() {
    let screen = Screen(columns: 12, rows: 6) { VStack { outline } }
    screen.press(.tab)
    screen.press(.right)
    #expect(
      "\(screen.accessibility)" == """
        screen
          a, disclosure triangle, expanded, focused
          b, disclosure triangle, collapsed
          d, text
          e, disclosure triangle, collapsed
          f, text
        """)
  }
}
