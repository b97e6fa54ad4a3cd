import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

/// Transitions of rows in lazy stacks and lists.
@MainActor @Suite(.watchdog) struct LazyTransitionTests {
  enum Kind: CaseIterable {
    case eager, lazy, list, enclosed

    static let lazyKinds: [Kind] = [.lazy, .list, .enclosed]
  }

  private let scheduler = TestScheduler()
  private let items = CurrentValueSubject<[Int], Never>([1, 2, 3])

  private func screen(
    _ kind: Kind, rows: Int = 4, _ transition: AnyTransition = .offset(x: 4)
  ) -> Screen {
    let items = items
    let screen = Screen(columns: 12, rows: rows, scheduler: scheduler) {
      switch kind {
      case .eager:
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(items, id: \.self) { Text("row \($0)").transition(transition) }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      case .lazy:
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(items, id: \.self) { Text("row \($0)").transition(transition) }
          }
        }
      case .list:
        List { ForEach(items, id: \.self) { Text("row \($0)").transition(transition) } }
      case .enclosed:
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(items, id: \.self) { Text("row \($0)") }.transition(transition)
          }
        }
      }
    }
    _ = screen.text
    return screen
  }

  /// Changes the items in an animation of one second, and returns the pictures of `screen`: at
  /// once, after half a second and after a second.
  private func change(_ screen: Screen, to new: [Int]) -> [String] {
    withAnimation(.linear(duration: 1)) { items.value = new }
    return [screen.picture]
      + (0..<2).map { _ in
        screen.advance(by: .milliseconds(500))
        return screen.picture
      }
  }

  @Test(arguments: Kind.allCases)
  func aRemovedRowLeavesFromItsPlace(kind: Kind) {
    let screen = screen(kind)
    #expect(
      change(screen, to: [1, 3]) == ["row 1\nrow 2", "row 1\nrorow 2", "row 1\nrow 3"])
    #expect(scheduler.scheduled == 0)
  }

  @Test(arguments: Kind.allCases)
  func anInsertedRowMovesToItsPlace(kind: Kind) {
    let screen = screen(kind)
    #expect(
      change(screen, to: [1, 9, 2, 3])
        == [
          "row 1\n    row 9\nrow 2\nrow 3", "row 1\n  row 9\nrow 2\nrow 3",
          "row 1\nrow 9\nrow 2\nrow 3",
        ])
    #expect(scheduler.scheduled == 0)
  }

  @Test(arguments: Kind.allCases)
  func aRowThatIsInsertedAgainReturns(kind: Kind) {
    let screen = screen(kind)
    withAnimation(.linear(duration: 1)) { items.value = [1, 3] }
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "row 1\nrorow 2")
    #expect(change(screen, to: [1, 2, 3]).last == "row 1\nrow 2\nrow 3")
    #expect(scheduler.scheduled == 0)
  }

  @Test(arguments: Kind.allCases)
  func withoutAnAnimationRowsComeAndGoAtOnce(kind: Kind) {
    let screen = screen(kind)
    items.value = [1, 4]
    #expect(screen.picture == "row 1\nrow 4")
    items.value = []
    #expect(screen.picture == "")
    #expect(scheduler.scheduled == 0)
  }

  @Test(arguments: Kind.lazyKinds)
  func rowsThatScrollShowNoTransition(kind: Kind) {
    items.value = Array(0..<1_000)
    let screen = screen(kind)
    withAnimation(.linear(duration: 1)) {
      screen.press(.tab, .end)
      _ = screen.text
    }
    #expect(screen.picture.hasPrefix("row 996"))
    #expect(screen.picture.contains("\nrow 999"))
  }

  @Test(arguments: Kind.lazyKinds)
  func rowsThatAreMovedByOthersShowNoTransition(kind: Kind) {
    items.value = Array(0..<100)
    let screen = screen(kind)
    let pictures = change(screen, to: Array(-30..<0) + Array(0..<100))
    // Those that were inserted do, and none of the others leaves.
    func rows(_ picture: String) -> [String] {
      picture.split(separator: "\n").map { line in
        String(line.reversed().drop { " ▐".contains($0) }.reversed())
      }
    }
    #expect(rows(pictures[0]) == (27...30).reversed().map { "    row -\($0)" })
    #expect(rows(pictures[2]) == (27...30).reversed().map { "row -\($0)" })
  }

  @Test(arguments: Kind.lazyKinds)
  func aRowThatLeavesTakesNoInputAndNoPlaceInTheReadingOrder(kind: Kind) {
    let screen = screen(kind)
    withAnimation(.linear(duration: 1)) { items.value = [1, 3] }
    #expect(
      screen.accessibility.all.map(\.label).filter { $0.hasPrefix("row") } == ["row 1", "row 3"])
    #expect(screen.picture == "row 1\nrow 2")
  }

  @Test func columnsOfARowLeaveAndAppearToo() {
    let items = items
    let screen = Screen(columns: 12, rows: 3, scheduler: scheduler) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top) {
          ForEach(items, id: \.self) { Text("\($0)").transition(.offset(x: 0, y: 2)) }
        }
      }
    }
    #expect(screen.picture == "1 2 3")
    #expect(change(screen, to: [1, 3]) == ["1 2", "1 3\n  2", "1 3"])
    #expect(change(screen, to: [1, 9, 3]) == ["1   3\n\n  9", "1   3\n  9", "1 9 3"])
  }

  @Test func tablesShowTransitionsOfTheirRowsAtTheirEnd() {
    struct Item: Identifiable {
      let id: Int
    }
    let rows = items.map { $0.map { Item(id: $0) } }
    let screen = Screen(columns: 12, rows: 4, scheduler: scheduler) {
      Latest(of: rows, default: []) { rows in
        Table(rows) { TableColumn("Number", value: \.id) { Text("row \($0.id)") } }
      }
    }
    #expect(screen.picture == "Number\nrow 1\nrow 2\nrow 3")
    #expect(change(screen, to: [1, 3]).last == "Number\nrow 1\nrow 3")
    #expect(scheduler.scheduled == 0)
  }

  @Test func nothingOutlivesARowThatHasLeft() {
    let tokens = TokenFactory()
    let items = items
    let screen = Screen(columns: 12, rows: 4, scheduler: scheduler) {
      List {
        ForEach(items, id: \.self) { Text(tokens.retaining(Just("\($0)"))).transition(.opacity) }
      }
    }
    _ = screen.text
    withAnimation(.linear(duration: 1)) { items.value = [] }
    _ = screen.text
    #expect(tokens.tokensLeft == 3)
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "")
    #expect(tokens.tokensLeft == 0)
  }

  /// After any changes, in the middle of transitions too, the end of all animations equals a new
  /// rendering.
  @Test(arguments: Kind.lazyKinds, 0..<20 as Range<UInt64>)
  func transitionsEndAtANewRendering(kind: Kind, seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    items.value = Array(0..<20)
    let screen = screen(kind, rows: 6, seed.isMultiple(of: 2) ? .slide : .scale)
    for step in 0..<40 {
      var new = items.value
      let index = Int.random(in: 0...new.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: new.removeSubrange(index..<min(new.count, index + 3))
      case 2: new.insert(contentsOf: (0..<3).map { 100 + 10 * step + $0 }, at: index)
      case 3: new.shuffle(using: &random)
      default: new = Array(Set(new + [0, 1, 2])).sorted()
      }
      withAnimation(.linear(duration: 0.3)) { items.value = new }
      _ = screen.text
      screen.advance(by: .milliseconds(Int.random(in: 0...200, using: &random)))
      guard step % 5 == 4 else { continue }
      screen.advance(by: .seconds(1))
      _ = screen.text
      #expect(scheduler.scheduled == 0, "seed \(seed), step \(step)")
      screen.press(.tab)
      screen.press(.home)
      let fresh = self.screen(kind, rows: 6)
      fresh.press(.tab)
      fresh.press(.home)
      let isSame = screen.text == fresh.text
      #expect(isSame, "seed \(seed), step \(step)\n\(screen.text)\nshould be\n\(fresh.text)")
      if !isSame { return }
    }
  }
}
