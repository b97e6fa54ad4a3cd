import Components
import Observation
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct LazyVStackTests {
  private let counter = WorkCounter()

  /// Returns the lines of a screen without blanks, the scroll bar and the marks of the focus.
  private func lines(of screen: Screen) -> [String] {
    screen.text.split(separator: "\n").map { line in
      String(line.drop { " ▸".contains($0) }.reversed().drop { " ▐█░◂".contains($0) }.reversed())
    }
  }

  /// Returns a screen of numbered lines in a lazy stack.
  private func screen(
    _ rows: some RandomAccessCollection<Int>, _ columns: Int = 12, _ height: Int = 5
  ) -> Screen {
    Screen(columns: columns, rows: height) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(Array(rows), id: \.self) { row in
            CountedBody(counter: counter) { Text("line \(row)").counted(by: counter) }
          }
        }
      }
    }
  }

  @Test func showsTheVisibleRows() {
    let screen = screen(1...9, 8, 3)
    #expect(screen.text == "line 1 ▐\nline 2\nline 3")
    screen.press(.tab)
    screen.press(.pageDown)
    #expect(screen.text == "line 3 ░\nline 4 █\nline 5 ░")
    screen.press(.end)
    #expect(screen.text == "line 7 ░\nline 8 ░\nline 9 █")
    screen.press(.home)
    #expect(screen.text == "line 1 █\nline 2 ░\nline 3 ░")
  }

  @Test func createsOnlyRowsAroundTheVisibleOnes() {
    let screen = screen(0..<1_000_000)
    _ = screen.text
    #expect(counter.work.bodies < 20)
    #expect(counter.work.measured < 60)
    screen.press(.tab)
    let scrolled = counter.work(on: screen) { screen.press(.down) }
    #expect(scrolled.bodies <= 1)
    #expect(scrolled.painted <= 5)
    let jumped = counter.work(on: screen) { screen.press(.end) }
    #expect(jumped.bodies < 20)
    #expect(lines(of: screen).last == "line 999999")
  }

  @Test func rowsOfLazyRowsAreLazy() {
    let screen = Screen(columns: 12, rows: 4) {
      ScrollView {
        LazyVStack {
          ForEach(0..<1_000) { row in
            CountedBody(counter: counter) {
              ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack { ForEach(0..<1_000) { Text("\(row).\($0)") } }
              }
            }
          }
        }
      }
    }
    #expect(lines(of: screen) == ["0.0 0.1 0.2", "1.0 1.1 1.2", "2.0 2.1 2.2", "3.0 3.1 3.2"])
    #expect(counter.work.bodies < 20)
    screen.press(.tab)
    let jumped = counter.work(on: screen) { screen.press(.end) }
    #expect(jumped.bodies < 20)
  }

  @Test func takesTheWidthThatItIsOffered() {
    let screen = Screen(columns: 7, rows: 2) {
      ScrollView { LazyVStack(alignment: .trailing) { ForEach(0..<2) { Text("\($0)") } } }
    }
    #expect(screen.text == "      0\n      1")
  }

  @Test func beginsWithTheFirstRowInAScrollViewOfBothAxes() {
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .leading) { ForEach(0..<100) { Text("row \($0)") } }
      }
    }
    #expect(screen.text == "row 0  ▐\nrow 1\nrow 2")
  }

  @Test func behavesAsAStackOutsideOfScrollViews() {
    let screen = Screen(columns: 7, rows: 3) {
      LazyVStack { ForEach(0..<3) { Text("row \($0)") } }.border()
    }
    let stack = Screen(columns: 7, rows: 3) {
      VStack { ForEach(0..<3) { Text("row \($0)") } }.border()
    }
    #expect(screen.frame == stack.frame)
  }

  @Test func paintsTheLastRowWhenTheEstimatedEndMoves() {
    let isOn = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 8, rows: 20) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 1) {
          Text("first")
          Latest(of: isOn, default: false) { isOn in
            if isOn { ForEach(0..<9) { if $0 == 0 || $0 > 3 { Text("row \($0)") } } }
          }
          Text("last")
        }
      }
    }
    #expect(lines(of: screen) == ["first", "last"])
    isOn.value = true
    #expect(lines(of: screen) == ["first", "row 0"] + (4..<9).map { "row \($0)" } + ["last"])
  }

  @Test func mixesViewsAndRowsAndSpacing() {
    let screen = Screen(columns: 8, rows: 7) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 1) {
          Text("first")
          ForEach(0..<2) { Text("row \($0)") }.padding(.leading, 1)
          Text("last")
        }
      }
    }
    #expect(screen.text == "first\n\n row 0\n\n row 1\n\nlast")
  }

  @Test func keepsWhatIsVisibleWhenRowsArriveAbove() {
    let rows = CurrentValueSubject<[Int], Never>(Array(0..<100))
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("row \($0)") } } }
    }
    _ = screen.text
    screen.press(.tab)
    for _ in 0..<10 { screen.press(.down) }
    #expect(lines(of: screen).first == "row 10")
    rows.value.insert(contentsOf: -50..<0, at: 0)
    #expect(lines(of: screen).first == "row 10")
    rows.value.removeFirst(55)
    #expect(lines(of: screen).first == "row 10")
    rows.value.removeAll { $0 < 12 }
    #expect(lines(of: screen).first == "row 12")
    screen.press(.up)
    #expect(lines(of: screen).first == "row 12")
  }

  @Test func staysAtTheBeginningWhenRowsArriveThere() {
    let rows = CurrentValueSubject<[Int], Never>(Array(0..<100))
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("row \($0)") } } }
    }
    #expect(lines(of: screen).first == "row 0")
    rows.value.insert(200, at: 0)
    #expect(lines(of: screen).first == "row 200")
    rows.value.swapAt(0, 90)
    #expect(lines(of: screen).first == "row 89")
  }

  @Test func showsTheSamePartOfANewOrder() {
    let rows = CurrentValueSubject<[Int], Never>(Array(0..<100))
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("row \($0)") } } }
    }
    _ = screen.text
    screen.press(.tab)
    for _ in 0..<10 { screen.press(.down) }
    #expect(lines(of: screen) == ["row 10", "row 11", "row 12"])
    rows.value.insert(rows.value.remove(at: 10), at: 60)
    #expect(lines(of: screen) == ["row 11", "row 12", "row 13"])
    rows.value.reverse()
    #expect(lines(of: screen) == ["row 89", "row 88", "row 87"])
  }

  @Test func followsTheEndUntilItIsScrolled() {
    let rows = CurrentValueSubject<[Int], Never>(Array(0..<100))
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("row \($0)") } } }
        .defaultScrollAnchor(.bottom)
    }
    #expect(lines(of: screen).last == "row 99")
    rows.value.append(100)
    #expect(lines(of: screen).last == "row 100")
    screen.press(.tab)
    screen.press(.up)
    rows.value.append(101)
    #expect(lines(of: screen).last == "row 99")
    screen.press(.end)
    rows.value.append(102)
    #expect(lines(of: screen).last == "row 102")
  }

  @Test func rowsOfDifferentHeightsDoNotJump() {
    let screen = Screen(columns: 10, rows: 6) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1_000) { row in
            Text((0...row % 3).map { "\(row).\($0)" }.joined(separator: "\n"))
          }
        }
      }
    }
    let all = (0..<1_000).flatMap { row in (0...row % 3).map { "\(row).\($0)" } }
    func expectLines(from line: Int) {
      let shown = all[line...].prefix(6).joined(separator: "\n")
      #expect(screen.text == shown)
    }
    _ = screen.text
    screen.press(.tab)
    for line in 1...60 {
      screen.press(.down)
      expectLines(from: line)
    }
    for line in (0..<60).reversed() {
      screen.press(.up)
      expectLines(from: line)
    }
    screen.press(.end)
    expectLines(from: all.count - 6)
    for line in 1...200 {
      screen.press(.up)
      expectLines(from: all.count - 6 - line)
    }
    screen.press(.home)
    expectLines(from: 0)
  }

  @Test func aRowThatGrowsAboveKeepsWhatIsVisible() {
    let text = CurrentValueSubject<String, Never>("short")
    let screen = Screen(columns: 10, rows: 3) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading) {
          Text(text)
          ForEach(0..<30) { Text("row \($0)") }
        }
      }
    }
    _ = screen.text
    screen.press(.tab)
    screen.press(.down)
    screen.press(.down)
    #expect(screen.text == "row 1\nrow 2\nrow 3")
    text.send("one\ntwo\nthree")
    #expect(screen.text == "row 1\nrow 2\nrow 3")
  }

  @Test func aChangedRowIsDescribedAlone() {
    let rows = CurrentValueSubject<[Int], Never>(Array(0..<1_000))
    let screen = Screen(columns: 12, rows: 5) {
      ScrollView {
        LazyVStack {
          ForEach(rows.map { $0.enumerated().map { Pair(id: $0, value: $1) } }) { pair in
            CountedBody(counter: counter) { Text("\(pair.value)").counted(by: counter) }
          }
        }
      }
    }
    let visible = counter.work(on: screen) { rows.value[2] = 7 }
    #expect(visible.bodies == 1)
    #expect(visible.painted == 1)
    let invisible = counter.work(on: screen) { rows.value[500] = 7 }
    #expect(invisible == WorkCounter.Work())
  }

  private struct Pair: Identifiable, Equatable {
    let id: Int
    let value: Int
  }

  @Observable final class Model {
    var names = (0..<100).map { "name \($0)" }
  }

  @Test func rowsReadObservableModels() {
    let model = Model()
    let screen = Screen(columns: 9, rows: 2) {
      ScrollView { LazyVStack { ForEach(0..<100) { Text(model.names[$0]) } } }
    }
    #expect(lines(of: screen).first == "name 0")
    model.names[1] = "changed"
    #expect(screen.text.contains("changed"))
  }

  // MARK: Sections

  @Test func headersStayWhileTheirSectionIsVisible() {
    let screen = Screen(columns: 8, rows: 4) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<50) { Text(" row \($0)") }
            } header: {
              Text("part \(section)")
            }
          }
        }
      }
    }
    #expect(screen.text == "part 0\n row 0\n row 1\n row 2")
    screen.press(.tab)
    screen.press(.down)
    #expect(screen.text == "part 0\n row 1\n row 2\n row 3")
    for _ in 0..<47 { screen.press(.down) }
    #expect(screen.text == "part 0\n row 48\n row 49\npart 1")
    screen.press(.down)
    #expect(screen.text == "part 0\n row 49\npart 1\n row 0")
    screen.press(.down)
    #expect(screen.text == "part 0\npart 1\n row 0\n row 1")
    screen.press(.down)
    #expect(screen.text == "part 1\n row 0\n row 1\n row 2")
    screen.press(.up)
    screen.press(.up)
    #expect(screen.text == "part 0\n row 49\npart 1\n row 0")
  }

  @Test func footersStayWhileTheirSectionIsVisible() {
    let screen = Screen(columns: 8, rows: 4) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<50) { Text(" row \($0)") }
            } header: {
              Text("part \(section)")
            } footer: {
              Text("end \(section)")
            }
          }
        }
      }
    }
    #expect(screen.text == "part 0\n row 0\n row 1\nend 0")
    screen.press(.tab)
    for _ in 0..<48 { screen.press(.down) }
    #expect(screen.text == "part 0\n row 48\n row 49\nend 0")
    screen.press(.down)
    #expect(screen.text == "part 0\n row 49\nend 0\npart 1")
    screen.press(.down)
    #expect(screen.text == "part 0\nend 0\npart 1\nend 1")
    screen.press(.down)
    #expect(screen.text == "end 0\npart 1\n row 0\nend 1")
    screen.press(.up)
    screen.press(.up)
    #expect(screen.text == "part 0\n row 49\nend 0\npart 1")
    screen.press(.end)
    #expect(screen.text == "part 2\n row 48\n row 49\nend 2")
    screen.press(.up)
    #expect(screen.text == "part 2\n row 47\n row 48\nend 2")
  }

  @Test func aHeaderThatGrowsCoversWholeRows() {
    let titles = CurrentValueSubject<String, Never>("x")
    let screen = Screen(columns: 8, rows: 4) {
      ScrollView(showsIndicators: false) {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(0..<2) { _ in
            Section {
              ForEach(0..<10) { Text("row \($0)") }
            } header: {
              Text(titles)
            }
          }
        }
      }
    }
    for _ in 0..<3 { #expect(screen.turnWheel(y: 1)) }
    #expect(lines(of: screen) == ["x", "row 9", "x", "row 0"])
    titles.value = "a\nb"
    #expect(lines(of: screen) == ["a", "b", "a", "b"])
    titles.value = "x"
    #expect(lines(of: screen) == ["x", "row 9", "x", "row 0"])
  }

  @Test func revealsTheFocusBetweenPinnedViews() {
    let screen = Screen(columns: 8, rows: 5) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(0..<50) { Button("b \($0)") {}.buttonStyle(.plain) }
          } header: {
            Text("head")
          } footer: {
            Text("foot")
          }
        }
      }
    }
    for _ in 0..<20 { screen.press(.tab) }
    #expect(lines(of: screen) == ["head", "b 17", "b 18", "b 19", "foot"])
    for _ in 0..<5 { screen.press(.tab, modifiers: .shift) }
    #expect(lines(of: screen) == ["head", "b 14", "b 15", "b 16", "foot"])
  }

  @Test func sectionsOfManyRowsAreLazy() {
    let screen = Screen(columns: 8, rows: 4) {
      ScrollView {
        LazyVStack {
          ForEach(0..<3) { section in
            Section("part \(section)") {
              ForEach(0..<100_000) { row in
                CountedBody(counter: counter) { Text("row \(row)") }
              }
            }
          }
        }
      }
    }
    _ = screen.text
    #expect(counter.work.bodies < 40)
  }

  // MARK: Focus

  /// The numbers of the buttons that have been pressed.
  @MainActor private final class Presses {
    var numbers: [Int] = []
  }

  private let presses = Presses()

  private func buttons(_ rows: some Publisher<[Int], Never>) -> Screen {
    Screen(columns: 20, rows: 4) {
      ScrollView(showsIndicators: false) {
        LazyVStack {
          ForEach(rows, id: \.self) { row in
            Button("button \(row)") { presses.numbers.append(row) }.buttonStyle(.plain)
          }
        }
      }
    }
  }

  /// Presses Enter, and returns the number of the focused button.
  private func focusedButton(of screen: Screen) -> Int? {
    presses.numbers = []
    screen.press(.enter)
    return presses.numbers.last
  }

  @Test func tabMovesThroughAllRows() {
    let screen = buttons(Just(Array(0..<40)))
    for row in 0..<40 {
      screen.press(.tab)
      #expect(lines(of: screen).contains("button \(row)"))
      #expect(focusedButton(of: screen) == row)
    }
    screen.press(.tab)
    #expect(focusedButton(of: screen) == 0)
    screen.press(.tab, modifiers: .shift)
    #expect(focusedButton(of: screen) == 39)
    #expect(lines(of: screen).last == "button 39")
  }

  @Test func focusFollowsIdentity() {
    let rows = CurrentValueSubject<[Int], Never>(Array(0..<1_000))
    let screen = buttons(rows)
    for _ in 0..<6 { screen.press(.tab) }
    #expect(focusedButton(of: screen) == 5)
    rows.value.insert(contentsOf: 1_000..<1_500, at: 0)
    #expect(focusedButton(of: screen) == 5)
    for _ in 0..<40 { _ = screen.turnWheel(y: 1) }
    _ = screen.text
    #expect(!lines(of: screen).contains("button 5"))
    screen.press(.tab)
    #expect(focusedButton(of: screen) == 6)
    #expect(lines(of: screen).contains("button 6"))
    rows.value.removeAll { $0 == 6 }
    _ = screen.text
    #expect(focusedButton(of: screen) == 7)
  }

  // MARK: Scrolling to rows

  @Test func scrollsToARowThatDoesNotExistYet() {
    let screen = Screen(columns: 12, rows: 4) {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(700, anchor: .top) }.buttonStyle(.plain)
        ScrollView(showsIndicators: false) {
          LazyVStack { ForEach(0..<1_000) { Text("row \($0)") } }
        }
      }
    }
    _ = screen.text
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("row 700\n"))
    #expect(!screen.text.contains("row 699"))
  }

  @Test func scrollsToARowWhileOthersChange() {
    struct Rows: View {
      @State private var presses = 0
      private let rows = CurrentValueSubject<[Int], Never>(Array(0..<1_000))

      var body: some View {
        ScrollViewReader { proxy in
          Button("go") {
            proxy.scrollTo(700, anchor: .top)
            presses += 1
          }
          .buttonStyle(.plain)
          ScrollView(showsIndicators: false) {
            LazyVStack { ForEach(rows, id: \.self) { Text("row \($0)") } }
          }
        }
        // After the row was created, before the layout that scrolls to it.
        .onChange(of: presses) { rows.value.append(rows.value.count) }
      }
    }
    let screen = Screen(columns: 12, rows: 4) { Rows() }
    _ = screen.text
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("row 700\n"))
    #expect(!screen.text.contains("row 699"))
  }

  @Test func scrollsToARowWhenOnlyFewAreLeft() {
    let rows = CurrentValueSubject<[Int], Never>(Array(0..<1_000))
    let screen = Screen(columns: 12, rows: 4) {
      ScrollViewReader { proxy in
        Button("go") {
          rows.value = Array(0..<20)
          proxy.scrollTo(9, anchor: .top)
        }
        .buttonStyle(.plain)
        ScrollView(showsIndicators: false) {
          LazyVStack { ForEach(rows, id: \.self) { Text("row \($0)") } }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    #expect(screen.text.contains("row 999"))
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("row 9\n"))
    #expect(!screen.text.contains("row 8"))
  }

  @Test func bindsTheFirstVisibleRow() {
    let position = CurrentValueSubject<Int?, Never>(500)
    let binding = Binding<Int?>(get: { position.value }, set: { position.value = $0 })
    let screen = Screen(columns: 12, rows: 4) {
      ScrollView(showsIndicators: false) {
        LazyVStack { ForEach(0..<1_000) { Text("row \($0)") } }
      }
      .scrollPosition(id: binding)
    }
    #expect(lines(of: screen).first == "row 500")
    screen.press(.tab)
    screen.press(.down)
    _ = screen.text
    #expect(position.value == 501)
    screen.press(.home)
    _ = screen.text
    #expect(position.value == 0)
  }

  // MARK: Edges

  @Test func showsAllElementsOfOneIdentity() {
    let rows = CurrentValueSubject<[Int], Never>((0..<40).map { $0 % 3 })
    let screen = Screen(columns: 12, rows: 5) {
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("row \($0)") } } }
    }
    func expectRows(from first: Int) {
      #expect(lines(of: screen) == rows.value[first..<first + 5].map { "row \($0)" })
    }
    expectRows(from: 0)
    screen.press(.tab)
    for row in 1...35 {
      screen.press(.down)
      expectRows(from: row)
    }
    for row in (0..<35).reversed() {
      screen.press(.up)
      expectRows(from: row)
    }
    rows.value = [2, 2, 1, 2, 1]
    expectRows(from: 0)
    rows.value.insert(1, at: 0)
    expectRows(from: 0)
    rows.value = [1]
    #expect(lines(of: screen) == ["row 1"])
  }

  @Test func emptiesAndFills() {
    let rows = CurrentValueSubject<[Int], Never>([])
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("row \($0)") } } }
    }
    #expect(lines(of: screen) == [])
    rows.value = Array(0..<50)
    #expect(lines(of: screen).first == "row 0")
    screen.press(.tab)
    screen.press(.end)
    #expect(lines(of: screen).last == "row 49")
    rows.value = [1]
    #expect(lines(of: screen) == ["row 1"])
    rows.value = []
    #expect(lines(of: screen) == [])
  }

  @Test func modifiersAroundRowsApplyToTheirOwnRows() {
    let screen = Screen(columns: 12, rows: 6) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<2) { Text("a\($0)") }.padding(.leading, 1)
          ForEach(0..<2) { Text("b\($0)") }
          ForEach(0..<2) { Text("c\($0)") }.padding(.leading, 1).padding(.leading, 2)
        }
      }
    }
    #expect(screen.text == " a0\n a1\nb0\nb1\n   c0\n   c1")
  }
}
