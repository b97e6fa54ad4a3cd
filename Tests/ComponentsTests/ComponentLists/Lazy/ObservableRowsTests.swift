import Components
import ObservableCollections
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

/// Lists over arrays that publish their changes.
@MainActor @Suite(.watchdog) struct ObservableRowsTests {
  private struct Line: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
  }

  private let counter = WorkCounter()

  private func lines(_ count: Int) -> ObservableArray<Line> {
    ObservableArray((0..<count).map { Line(id: $0, text: "line \($0)") })
  }

  /// Returns the texts of the rows on `screen`, without the scroll bar.
  private func lines(on screen: Screen) -> [String] {
    screen.text.split(separator: "\n").map { line in
      String(line.prefix { !"▐█░".contains($0) }.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func screen(_ lines: ObservableArray<Line>) -> Screen {
    Screen(columns: 20, rows: 8) {
      List {
        ForEach(lines) { line in
          CountedBody(counter: counter) { Text(line.text).counted(by: counter) }
        }
      }
    }
  }

  @Test func followsTheChanges() {
    let array = lines(3)
    let screen = screen(array)
    #expect(screen.text == "line 0\nline 1\nline 2\n\n\n\n\n")
    array.append(Line(id: 9, text: "last"))
    array.remove(at: 0)
    array.move(from: 2, to: 0)
    #expect(screen.text == "last\nline 1\nline 2\n\n\n\n\n")
  }

  @Test func aChangeCostsTheSameAmongAMillionRows() {
    func works(_ count: Int) -> [WorkCounter.Work] {
      let array = lines(count)
      let screen = screen(array)
      _ = screen.text
      return [
        counter.work(on: screen) { array.append(Line(id: count, text: "new")) },
        counter.work(on: screen) { array[2] = Line(id: 2, text: "LINE 2") },
        counter.work(on: screen) { array[count / 2] = Line(id: count / 2, text: "unseen") },
        counter.work(on: screen) { array.insert(Line(id: -1, text: "first"), at: 0) },
        counter.work(on: screen) { array.remove(at: 1) },
      ]
    }
    let works = [100, 1_000_000].map(works)
    #expect(works[0] == works[1])
    #expect(works[1][0] == WorkCounter.Work())
    #expect(works[1][1].painted == 1)
    #expect(works[1][1].bodies == 1)
    #expect(works[1][2] == WorkCounter.Work())
  }

  /// An element that counts how often it is compared.
  private struct Compared: Identifiable, Equatable, Sendable {
    let id: Int
    let comparisons: CurrentValueSubject<Int, Never>

    static func == (left: Compared, right: Compared) -> Bool {
      left.comparisons.update { $0 += 1 }
      return left.id == right.id
    }
  }

  @Test func aChangeOutOfSightComparesNoRow() {
    let comparisons = CurrentValueSubject<Int, Never>(0)
    func element(_ id: Int) -> Compared { Compared(id: id, comparisons: comparisons) }
    let array = ObservableArray((0..<10_000).map { element($0 * 10) })
    let screen = Screen(columns: 20, rows: 8) {
      List {
        ForEach(array.filter { $0.id % 100 != 10 }.sorted(by: \.id)) { element in
          CountedBody(counter: counter) { Text("\(element.id)").counted(by: counter) }
        }
      }
    }
    screen.press(.tab)
    for _ in 0..<200 { screen.press(.pageDown) }
    let rows = screen.text
    comparisons.value = 0
    let workBehind = counter.work(on: screen) {
      array.append(element(90_005))
      array[9_000] = element(90_000)
      array.remove(at: 9_990)
      array.insert(element(85_005), at: 20)
    }
    #expect(workBehind == WorkCounter.Work())
    #expect(screen.text == rows)
    var workBefore = counter.work(on: screen) {
      array.insert(element(5), at: 0)
      array.insert(element(6), at: 4_000)
      array.remove(at: 40)
      array.append(element(7))
    }
    // The rows have other places in the list, and the same on the screen.
    workBefore.painted = 0
    #expect(workBefore == WorkCounter.Work())
    #expect(screen.text == rows)
    #expect(comparisons.value == 0)
  }

  /// An element that counts how often it is asked for its identity.
  private struct Identified: Identifiable, Equatable, Sendable {
    let number: Int
    var text: String
    let reads: CurrentValueSubject<Int, Never>

    var id: Int {
      reads.update { $0 += 1 }
      return number
    }

    static func == (left: Identified, right: Identified) -> Bool { left.text == right.text }
  }

  /// Returns lines, and a list of them that has been shown and has read their identities.
  private func identifiedLines(
    _ reads: CurrentValueSubject<Int, Never>
  ) -> (array: ObservableArray<Identified>, screen: Screen) {
    let array = ObservableArray(
      (0..<1_000).map { Identified(number: $0, text: "line \($0)", reads: reads) })
    let screen = Screen(columns: 20, rows: 8) {
      List { ForEach(array) { Text($0.text) } }
    }
    #expect(screen.text.contains("line 2"))
    #expect(reads.value > 0)
    reads.value = 0
    return (array, screen)
  }

  @Test func aChangeReadsEachIdentityOnce() {
    let reads = CurrentValueSubject<Int, Never>(0)
    let (array, screen) = identifiedLines(reads)
    array[2].text = "changed"
    #expect(screen.text.contains("changed"))
    // Once for each row that has a node.
    #expect(reads.value <= 17)
  }

  @Test func scrollingAsksOnlyForNewRows() {
    let reads = CurrentValueSubject<Int, Never>(0)
    let (_, screen) = identifiedLines(reads)
    for _ in 0..<100 {
      screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: Point(x: 3, y: 3))))
      _ = screen.text
    }
    // Three lines at a time.
    #expect(screen.text.hasPrefix("line 300"))
    #expect(reads.value <= 2 * 300)
  }

  @Test func randomChangesEqualANewRendering() throws {
    for seed in 0..<30 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      var nextID = 60
      let array = lines(nextID)
      func newScreen() -> Screen {
        Screen(columns: 20, rows: 8) {
          List {
            ForEach(array.filter { $0.id % 3 != 0 }.sorted(by: \.text)) { Text($0.text) }
          }
        }
      }
      let screen = newScreen()
      for step in 0..<60 {
        let index = Int.random(in: 0..<array.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0..<3:
          let text = "line \(Int.random(in: 0..<100, using: &random))"
          array.insert(Line(id: nextID, text: text), at: index)
          nextID += 1
        case 3 where array.count > 9: array.remove(at: index)
        case 4: array[index].text += "."
        default: array.move(from: index, to: array.count / 2)
        }
        try #require(screen.text == newScreen().text, "seed \(seed), step \(step)")
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("count \(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle())
    }
  }

  @Test func anUpdateToAnotherIdentityReplacesTheRow() {
    let array = lines(2)
    let screen = Screen(columns: 10, rows: 2) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { ForEach(array) { _ in Counter() } }
      }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text == "count 1\ncount 0")
    array[0] = Line(id: 0, text: "changed")
    #expect(screen.text == "count 1\ncount 0")
    array[0] = Line(id: 9, text: "changed")
    #expect(screen.text == "count 0\ncount 0")
  }

  @Test func aScrollViewAsLongAsItsRowsFollowsChangesOutOfSight() {
    let array = lines(40)
    var height = 0
    let screen = Screen(columns: 20, rows: 8) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(array) { Text($0.text) } } }
        .fixedSize()
        .onGeometryChange(for: Int.self, of: { $0.size.height }) { height = $0 }
    }
    _ = screen.text
    #expect(height == 40)
    array.insert(Line(id: -1, text: "new"), at: 30)
    _ = screen.text
    #expect(height == 41)
  }

  @Test(arguments: [0, 25, 100])
  func changedRowsMayHaveOtherViews(lines scrolled: Int) {
    let array = lines(100)
    let screen = Screen(columns: 20, rows: 8) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(array) { line in
            // One view, another with a second one, or none.
            if line.text.hasPrefix("line") {
              Text(line.text)
            } else if line.text.hasPrefix("pair") {
              Text(line.text).bold()
              Text("of \(line.id)")
            }
          }
        }
      }
    }
    for _ in 0..<scrolled {
      screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: Point(x: 3, y: 3))))
    }
    let changes = [
      ["pair"], ["none"], ["line", "pair", "none"], ["pair", "pair"], ["line", "line"],
    ]
    for texts in changes {
      array.update { array in
        for row in [2, 28, 31, 96] {
          for (index, text) in texts.enumerated() { array[row + index].text = "\(text) \(row)" }
        }
      }
      let all = array.value.flatMap { line -> [String] in
        switch line.text.prefix(4) {
        case "line": [line.text]
        case "pair": [line.text, "of \(line.id)"]
        default: []
        }
      }
      let shown = lines(on: screen)
      let first = all.firstIndex(of: shown[0]) ?? 0
      #expect(shown == Array(all[first..<min(all.count, first + 8)]), "\(texts)")
    }
  }

  @Test(arguments: [0, 4, 9])
  func changesAroundTheWindowKeepTheRowsInOrder(pages: Int) {
    let array = lines(100)
    let screen = screen(array)
    screen.press(.tab)
    for _ in 0..<pages { screen.press(.pageDown) }
    var first = 0
    func expectRows(_ change: String) {
      let shown = lines(on: screen)
      let texts = array.value.map(\.text)
      first = texts.firstIndex(of: shown[0]) ?? 0
      #expect(shown == Array(texts[first..<first + 8]), "\(change)")
    }
    expectRows("start")
    let start = array.value[first].text
    for offset in 0...100 {
      array.insert(Line(id: -1, text: "new"), at: offset)
      expectRows("insertion at \(offset)")
      array.remove(at: offset)
      expectRows("removal at \(offset)")
      #expect(array.value[first].text == start)
    }
  }

  @Test func aMillionRowsScrolledAwayKeepTheirPlace() {
    let array = lines(100_000)
    let screen = screen(array)
    screen.press(.tab)
    for _ in 0..<20 { screen.press(.down) }
    let before = lines(on: screen)
    for number in 0..<50 { array.insert(Line(id: -1 - number, text: "above"), at: 0) }
    #expect(lines(on: screen) == before)
  }

  /// The times at which a screen has something new to show, on any thread.
  private final class Wakes: Sendable {
    let subject = CurrentValueSubject<Int, Never>(0)

    func count() { subject.update { $0 += 1 } }
  }

  @Test func followsAHundredThousandLinesOfAnotherThread() async {
    let (array, wakes) = (ObservableArray<Line>(), Wakes())
    let screen = Screen(columns: 20, rows: 8, onChange: { wakes.count() }) {
      List {
        ForEach(array) { line in CountedBody(counter: counter) { Text(line.text) } }
      }
      .defaultScrollAnchor(.bottom)
    }
    _ = screen.bytes()
    let frames = 60
    for frame in 0..<frames {
      let new = 100_000 * frame / frames..<100_000 * (frame + 1) / frames
      await Task.detached {
        for number in new { array.append(Line(id: number, text: "line \(number)")) }
      }.value
      _ = screen.bytes()
      let last = screen.text.split(separator: "\n").last
      #expect(last?.hasPrefix("line \(new.upperBound - 1) ") == true)
    }
    #expect(wakes.subject.value <= frames + 1)
    #expect(array.count == 100_000)
    #expect(array.value.map(\.id) == Array(0..<100_000))
    // The rows on the screen and around it, where the end was and where it is.
    #expect(counter.work.bodies < frames * 60)
  }
}
