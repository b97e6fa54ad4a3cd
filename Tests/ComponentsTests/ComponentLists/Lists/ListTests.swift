import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ListTests {
  private let counter = WorkCounter()
  private let many = CurrentValueSubject<Set<Int>, Never>([])
  private let one = CurrentValueSubject<Int?, Never>(nil)
  private let rows = CurrentValueSubject<[Int], Never>(Array(0..<100))

  private func lines(_ screen: Screen) -> [String] {
    screen.text.split(separator: "\n").map { line in
      String(line.reversed().drop { " ▐█░#.".contains($0) }.reversed())
    }
  }

  private func manyScreen(_ scheduler: some Scheduler = TestScheduler()) -> Screen {
    Screen(columns: 12, rows: 5, scheduler: scheduler) {
      List(selection: many) { ForEach(rows, id: \.self) { Text("row \($0)") } }
    }
  }

  @Test func showsRowsAndTheSelection() {
    one.value = 2
    let screen = Screen(columns: 10, rows: 3) {
      List(selection: one) { ForEach(0..<9) { Text("row \($0)") } }
    }
    #expect(screen.text == "  row 0  ▐\n  row 1\n▌ row 2")
    one.value = 0
    #expect(screen.text == "▌ row 0  ▐\n  row 1\n  row 2")
    #expect(screen.effects(of: "row 0") == "bold")
  }

  @Test func showsARowForEachNumber() {
    let selection = Binding(get: { one.value }, set: { one.value = $0 })
    let screen = Screen(columns: 8, rows: 3) {
      List(0..<3, selection: selection) { Text("row \($0)") }
    }
    #expect(screen.text == "  row 0\n  row 1\n  row 2")
    screen.press(.tab)
    screen.press(.down)
    #expect(one.value == 1)
    #expect(Screen(columns: 8, rows: 2) { List(0..<2) { Text("\($0)") } }.text == "0\n1")
  }

  @Test func arrowsSelectARow() {
    let screen = Screen(columns: 10, rows: 3) {
      List(selection: one) { ForEach(0..<100) { Text("row \($0)") } }
    }
    screen.press(.tab)
    #expect(one.value == nil)
    screen.press(.down)
    #expect(one.value == 1)
    screen.press(.end)
    #expect(one.value == 99)
    #expect(lines(screen).last == "▌ row 99")
    screen.press(.pageUp)
    #expect(one.value == 97)
    screen.press(.home)
    #expect(one.value == 0)
    #expect(!screen.press(.up))
  }

  @Test func keysPassRowsWithoutViews() {
    let screen = Screen(columns: 10, rows: 3) {
      List(selection: one) { ForEach(0..<1_000) { if $0 % 10 == 0 { Text("row \($0)") } } }
    }
    screen.press(.tab)
    screen.press(.down)
    #expect(one.value == 10)
    screen.press(.end)
    #expect(one.value == 990)
    #expect(lines(screen) == ["  row 970", "  row 980", "▌ row 990"])
    #expect(!screen.press(.down))
    screen.press(.up)
    #expect(one.value == 980)
  }

  @Test func typingFindsRowsUnlessTheKeyIsAShortcut() {
    var presses = 0
    let screen = Screen(columns: 10, rows: 4) {
      List(selection: one) {
        ForEach(["ab", "bc", "cd"].indices) { Text(["ab", "bc", "cd"][$0]) }
      }
      Button("go") { presses += 1 }.keyboardShortcut("b", modifiers: [])
    }
    screen.press(.tab)
    screen.type("c")
    #expect(one.value == 2)
    screen.type("b")
    #expect(one.value == 2)
    #expect(presses == 1)
  }

  @Test func keysSelectSeveralRows() {
    let screen = manyScreen()
    screen.press(.tab)
    screen.press(.down)
    #expect(many.value == [1])
    screen.press(.down, modifiers: .shift)
    screen.press(.down, modifiers: .shift)
    #expect(many.value == [1, 2, 3])
    screen.press(.up, modifiers: .shift)
    #expect(many.value == [1, 2])
    screen.press(.down, modifiers: .control)
    screen.press(.down, modifiers: .control)
    #expect(many.value == [1, 2])
    screen.press(.space)
    #expect(many.value == [1, 2, 4])
    screen.press(.space)
    #expect(many.value == [1, 2])
    screen.press("a", modifiers: .control)
    #expect(many.value.count == 100)
    screen.press(.down)
    #expect(many.value == [5])
  }

  @Test func aRangeSpansSectionsAndLeavesTheirHeadersOut() {
    let screen = Screen(columns: 12, rows: 9) {
      List(selection: many) {
        Text("first").tag(-1)
        ForEach([10, 20], id: \.self) { start in
          Section("\(start)") { ForEach(start..<start + 3, id: \.self) { Text("row \($0)") } }
        }
        Text("other").tag("text")
      }
    }
    screen.press(.tab)
    screen.press(.down)
    screen.press(.end, modifiers: .shift)
    #expect(many.value == [10, 11, 12, 20, 21, 22])
    screen.press(.home, modifiers: .shift)
    #expect(many.value == [-1, 10])
    screen.press("a", modifiers: .control)
    #expect(many.value == [-1, 10, 11, 12, 20, 21, 22])
  }

  @Test func clicksSelectRows() {
    let screen = manyScreen()
    screen.click(column: 4, row: 1)
    #expect(many.value == [1])
    click(screen, row: 3, .shift)
    #expect(many.value == [1, 2, 3])
    click(screen, row: 2, .control)
    #expect(many.value == [1, 3])
    click(screen, row: 0, .control)
    #expect(many.value == [0, 1, 3])
  }

  /// Rows that are shown already follow the environment of their list.
  @Test func disablesItsRows() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 3) {
      List(selection: one) { ForEach(0..<3) { Text("row \($0)") } }.disabled(isDisabled)
    }
    func isDim() -> Bool { screen.attributes(of: "row 1")?.isDim == true }
    #expect(!isDim())
    isDisabled.send(true)
    #expect(isDim())
    screen.click(column: 4, row: 1)
    #expect(one.value == nil)
    isDisabled.send(false)
    #expect(!isDim())
    screen.click(column: 4, row: 1)
    #expect(one.value == 1)
  }

  private func click(_ screen: Screen, row: Int, _ modifiers: KeyModifiers) {
    let point = Point(x: 4, y: row)
    screen.send(.mouse(MouseEvent(.press(.left), at: point, modifiers: modifiers)))
    screen.send(.mouse(MouseEvent(.release(.left), at: point, modifiers: modifiers)))
  }

  @Test func selectionAndCurrentRowFollowIdentity() {
    let screen = manyScreen()
    screen.press(.tab)
    for _ in 0..<2 { screen.press(.down) }
    rows.value.insert(contentsOf: 200..<300, at: 0)
    #expect(many.value == [2])
    screen.press(.down)
    #expect(many.value == [3])
    #expect(lines(screen).contains("▌ row 3"))
    rows.value.removeAll { $0 == 3 }
    screen.press(.up)
    #expect(many.value == [2])
  }

  @Test func hasStyles() {
    let styles = CurrentValueSubject<ListStyle, Never>(.plain)
    one.value = 1
    let screen = Screen(columns: 10, rows: 4) {
      List(selection: one) { ForEach(0..<9) { Text("row \($0)") } }.listStyle(styles)
    }
    #expect(screen.text == "  row 0  ▐\n▌ row 1  ▐\n  row 2\n  row 3")
    styles.value = .inset
    #expect(screen.text == "   row 0▐\n ▌ row 1▐\n   row 2\n   row 3")
    styles.value = .bordered
    #expect(screen.text == "╭────────╮\n│  row 0▐│\n│▌ row 1 │\n╰────────╯")
    #expect(screen.frame[0, 0].attributes.foreground == nil)
    screen.press(.tab)
    #expect(screen.frame[0, 0].attributes.foreground != nil)
    screen.press(.end)
    #expect(screen.text == "╭────────╮\n│  row 7 │\n│▌ row 8▐│\n╰────────╯")
  }

  @Test func movesThroughElementsOfOneIdentity() {
    rows.value = [1, 1, 2, 1]
    let screen = manyScreen()
    screen.press(.tab)
    for row in 0..<4 {
      let current = (0..<4).filter {
        screen.frame[4, $0].attributes.isSelected
      }
      #expect(current == [row])
      screen.press(.down)
    }
  }

  @Test func findsByTypingWhileTheSelectionDescribesTheRows() {
    let screen = Screen(columns: 12, rows: 5, scheduler: TestScheduler()) {
      Latest(of: one, default: nil) { selected in
        List(selection: Binding(get: { selected }, set: { one.value = $0 })) {
          ForEach(0..<100) { Text("\($0)") }
        }
      }
    }
    screen.press(.tab)
    screen.type("47")
    #expect(one.value == 47)
  }

  /// A list whose rows take a tenth of a millisecond each to describe. The row 4,000 is "needle".
  private func haystack() -> Screen {
    let scheduler = TestScheduler()
    return Screen(columns: 12, rows: 5, scheduler: scheduler) {
      List(selection: one) {
        ForEach(0..<5_000) { row -> Text in
          scheduler.advance(by: .microseconds(100))
          return Text(row == 4_000 ? "needle" : "hay")
        }
      }
    }
  }

  @Test func aLongSearchLetsOthersTakeTurns() {
    let screen = haystack()
    screen.press(.tab)
    screen.type("n")
    var parts = 1
    while one.value != 4_000, parts < 100 {
      screen.advance(by: .zero)
      _ = screen.text
      parts += 1
    }
    // A hundred rows are a part.
    #expect(parts == 40)
    #expect(screen.text.contains("needle"))
  }

  @Test func searchEndsWhenAnotherRowBecomesTheCurrentOne() {
    let screen = haystack()
    screen.press(.tab)
    screen.type("n")
    screen.press(.down)
    for _ in 0..<100 {
      screen.advance(by: .zero)
      _ = screen.text
    }
    #expect(one.value == 1)
  }

  @Test func returnAndDoubleClickPerformThePrimaryAction() {
    @MainActor final class Log { var opened: [Set<Int>] = [] }
    let (log, scheduler) = (Log(), TestScheduler())
    let screen = Screen(columns: 12, rows: 5, scheduler: scheduler) {
      List(selection: many) { ForEach(rows, id: \.self) { Text("row \($0)") } }
        .contextMenu(forSelectionType: Int.self) { ids in
          Text("\(ids.count) rows")
        } primaryAction: { ids in
          log.opened.append(ids)
        }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(log.opened == [[0]])
    screen.press(.down)
    screen.press(.down, modifiers: .shift)
    screen.press(.enter)
    #expect(log.opened.last == [1, 2])
    screen.click(column: 4, row: 4)
    #expect(log.opened.count == 2)
    screen.click(column: 4, row: 4)
    #expect(log.opened.last == [4])
    screen.click(column: 4, row: 3)
    screen.advance(by: .seconds(1))
    screen.click(column: 4, row: 3)
    #expect(log.opened.count == 3)
    screen.send(.mouse(MouseEvent(.press(.right), at: Point(x: 4, y: 1))))
    #expect(many.value == [1])
    #expect(screen.text.contains("1 rows"))
  }

  @Test func aMenuWithoutActionsForTheSelectionDoesNotOpen() {
    let isEmpty = true
    let screen = Screen(columns: 12, rows: 5) {
      List(selection: many) { ForEach(rows, id: \.self) { Text("row \($0)") } }
        .contextMenu(forSelectionType: Int.self) { _ in if !isEmpty { Text("menu") } }
    }
    screen.press(.tab)
    screen.press(.function(10), modifiers: .shift)
    screen.send(.mouse(MouseEvent(.press(.right), at: Point(x: 4, y: 1))))
    #expect(many.value == [1])
    #expect(!screen.text.contains("╭"))
    screen.press(.down)
    #expect(many.value == [2])
  }

  @MainActor private final class Count {
    var count = 0
  }

  @Test func submitsAndActivatesTheControlOfTheRow() {
    let submits = Count()
    let screen = Screen(columns: 12, rows: 5) {
      List { ForEach(0..<9) { Text("row \($0)") } }.onSubmit { submits.count += 1 }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(submits.count == 1)

    let presses = Count()
    let buttons = Screen(columns: 20, rows: 5) {
      List {
        ForEach(0..<9) { row in Button("row \(row)") { presses.count = row }.buttonStyle(.plain) }
      }
      Button("after") { presses.count = 100 }.buttonStyle(.plain)
    }
    buttons.press(.tab)
    buttons.press(.down)
    buttons.press(.down)
    buttons.press(.enter)
    #expect(presses.count == 2)
    buttons.press(.down)
    buttons.press(.tab)
    buttons.press(.enter)
    #expect(presses.count == 3)
    buttons.press(.tab)
    buttons.press(.enter)
    #expect(presses.count == 100)
  }

  @Test func keysDeleteAndMoveRows() {
    let screen = Screen(columns: 12, rows: 5) {
      List(selection: many) {
        ForEach(rows, id: \.self) { Text("row \($0)") }
          .onDelete { rows.value.remove(atOffsets: $0) }
          .onMove { rows.value.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    screen.press(.tab)
    screen.press(.down)
    screen.press(.down, modifiers: .alt)
    #expect(Array(rows.value.prefix(4)) == [0, 2, 1, 3])
    screen.press(.down, modifiers: [.shift, .control])
    #expect(Array(rows.value.prefix(4)) == [0, 2, 3, 1])
    screen.press(.up, modifiers: .alt)
    screen.press(.up, modifiers: .alt)
    #expect(Array(rows.value.prefix(4)) == [0, 1, 2, 3])
    screen.press(.delete)
    #expect(Array(rows.value.prefix(3)) == [0, 2, 3])
    screen.press(.down)
    screen.press(.down, modifiers: .shift)
    #expect(many.value == [3, 4])
    screen.press(.delete)
    #expect(Array(rows.value.prefix(3)) == [0, 2, 5])
  }

  @Test func typingFindsARow() {
    let scheduler = TestScheduler()
    let names = (0..<5_000).map { $0 == 4_321 ? "needle" : $0 == 40 ? "newt" : "hay \($0)" }
    let screen = Screen(columns: 12, rows: 5, scheduler: scheduler) {
      List(selection: one) { ForEach(0..<5_000) { Text(names[$0]) } }
    }
    screen.press(.tab)
    screen.press("N")
    #expect(one.value == 40)
    screen.press("e")
    screen.press("e")
    for _ in 0..<20 { _ = screen.text }
    #expect(one.value == 4_321)
    #expect(lines(screen).contains("▌ needle"))
    screen.advance(by: .seconds(2))
    screen.press("n")
    for _ in 0..<20 { _ = screen.text }
    #expect(one.value == 40)
  }

  @Test func headersStayAndCannotBeSelected() {
    let screen = Screen(columns: 10, rows: 4) {
      List(selection: one) {
        Section("A") { ForEach(0..<9) { Text("row \($0)") } }
        Section("B") { ForEach(10..<19) { Text("row \($0)") } }
      }
    }
    screen.press(.tab)
    screen.press(.down)
    #expect(one.value == 1)
    for _ in 0..<7 { screen.press(.down) }
    #expect(lines(screen) == ["A", "  row 6", "  row 7", "▌ row 8"])
    screen.press(.down)
    #expect(one.value == 10)
    #expect(lines(screen) == ["A", "  row 8", "B", "▌ row 10"])
    screen.press(.home)
    #expect(one.value == 0)
    #expect(lines(screen).first == "A")
    #expect(!screen.press(.up))
  }

  @Test func tagsOfStaticViewsAreSelected() {
    let screen = Screen(columns: 10, rows: 4) {
      List(selection: one) {
        Text("first").tag(7)
        Text("second").tag(8)
        Text("none")
      }
    }
    screen.press(.tab)
    screen.press(.down)
    #expect(one.value == 8)
    screen.press(.down)
    #expect(one.value == 8)
  }

  @Test func anEmptyListShowsItsOverlay() {
    rows.value = []
    let screen = Screen(columns: 20, rows: 3) {
      Latest(of: rows) { rows in
        List(rows, id: \.self) { Text("row \($0)") }
          .overlay { if rows.isEmpty { ContentUnavailableView("Nothing") } }
      }
    }
    #expect(screen.text.contains("Nothing"))
    #expect(!screen.press(.tab))
    rows.value = [1]
    #expect(lines(screen).first == "row 1")
  }

  // MARK: Cost

  @Test func aMillionRowsCostWhatAScreenCosts() {
    func screen(_ count: Int) -> Screen {
      Screen(columns: 20, rows: 10) {
        List(selection: one) {
          ForEach(0..<count) { row in
            CountedBody(counter: counter) { Text("row \(row)").counted(by: counter) }
          }
        }
      }
    }
    func works(_ count: Int) -> [WorkCounter.Work] {
      counter.work = WorkCounter.Work()
      one.value = nil
      let screen = screen(count)
      _ = screen.text
      let first = counter.work
      screen.press(.tab)
      return [first]
        + (0..<12).map { _ in counter.work(on: screen) { screen.press(.down) } }
        + [counter.work(on: screen) { _ = screen.turnWheel(y: 1) }]
    }
    let (few, many) = (works(100), works(1_000_000))
    #expect(few == many)
    #expect(many[0].bodies < 20)
    #expect(many[3].painted == 2)
    #expect(many[3].bodies <= 1)
  }

  // MARK: Checks

  @Test func looksDifferentInEachState() {
    for depth in ColorDepth.allCases {
      func picture(_ selected: Int?, focused: Bool, ascii: Bool = false) -> [UInt8] {
        one.value = selected
        let screen = Screen(columns: 10, rows: 3, colorDepth: depth) {
          List(selection: one) { ForEach(0..<3) { Text("row \($0)") } }
            .environment(\.usesASCII, ascii)
        }
        if focused { screen.press(.tab) }
        return screen.bytes()
      }
      let pictures = [
        picture(nil, focused: false), picture(nil, focused: true), picture(0, focused: false),
        picture(0, focused: true), picture(1, focused: true), picture(1, focused: false),
      ]
      #expect(Set(pictures).count == pictures.count)
    }
  }
}
