import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct GridMemoryTests {
  private let counter = WorkCounter()

  /// Returns a screen of a grid with two columns, the first of which has titles.
  private func screen(_ titles: [CurrentValueSubject<String, Never>]) -> Screen {
    Screen(columns: 30, rows: 6) {
      Grid(alignment: .leading) {
        ForEach(titles.indices, id: \.self) { index in
          GridRow {
            Text(titles[index]).counted(by: counter)
            Text("\(index)").counted(by: counter)
          }
        }
      }
    }
  }

  private func subjects(_ titles: [String]) -> [CurrentValueSubject<String, Never>] {
    titles.map { CurrentValueSubject($0) }
  }

  @Test func placesOnlyACellThatDecidesNothing() {
    let titles = subjects(["a", "longest", "longest", "b", "c"])
    let screen = screen(titles)
    #expect(screen.text == "a       0\nlongest 1\nlongest 2\nb       3\nc       4\n")
    for title in ["bcd", "longer", "longest", "x"] {
      let work = counter.work(on: screen) { titles[0].value = title }
      #expect(work.placed == 1)
      #expect(work.painted <= 2)
    }
    #expect(screen.text.hasPrefix("x       0\nlongest 1"))
  }

  @Test func anyButTheLastWidestCellMayBecomeNarrower() {
    let titles = subjects(["a", "longest", "longest", "b", "c"])
    let screen = screen(titles)
    _ = screen.text
    #expect(counter.work(on: screen) { titles[1].value = "long" }.placed == 1)
    #expect(counter.work(on: screen) { titles[2].value = "x" }.placed > 1)
    #expect(screen.text == "a    0\nlong 1\nx    2\nb    3\nc    4\n")
    #expect(counter.work(on: screen) { titles[0].value = "longer" }.placed > 1)
    #expect(screen.text == "longer 0\nlong   1\nx      2\nb      3\nc      4\n")
  }

  @Test func drawsOnlyRowsThatAreVisible() {
    let screen = Screen(columns: 12, rows: 4) {
      ScrollView(showsIndicators: false) {
        Grid {
          ForEach(0..<100) { row in GridRow { Text("\(row)").counted(by: counter) } }
        }
      }
    }
    screen.press(.tab)
    let work = counter.work(on: screen) { screen.press(.pageDown) }
    #expect(work.painted == 4)
  }

  /// A cell whose text and traits change.
  private struct Cell {
    let title = CurrentValueSubject<String, Never>("ab")
    let columns = CurrentValueSubject<Int, Never>(1)
    let axes = CurrentValueSubject<Axis.Set, Never>([])
  }

  private static let titles = ["", "a", "ab", "abc def", "a\nb", "界", "abcdefgh", "x y z"]

  private func grid(_ rows: [[Cell]], _ alignment: Alignment) -> some View {
    Grid(alignment: alignment, verticalSpacing: rows.count % 2) {
      ForEach(rows.indices, id: \.self) { row in
        if rows[row].count == 1 {
          Text(rows[row][0].title)
        } else {
          GridRow(alignment: row == 1 ? .lastTextBaseline : nil) {
            ForEach(rows[row].indices, id: \.self) { column in
              Text(rows[row][column].title)
                .gridCellColumns(rows[row][column].columns)
                .gridCellUnsizedAxes(rows[row][column].axes)
            }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func equalsANewGrid(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let rows = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in Cell() }
    }
    let alignment =
      [Alignment.center, .topLeading, .bottomTrailing]
      .randomElement(using: &random) ?? .center
    let isScrolled = seed.isMultiple(of: 3)
    var size = Size(width: 20, height: 9)
    func screen() -> Screen {
      Screen(columns: size.width, rows: size.height) {
        if isScrolled {
          ScrollView { grid(rows, alignment) }
        } else {
          HStack {
            grid(rows, alignment).border(); Text("beside")
          }
        }
      }
    }
    let shown = screen()
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        guard let cell = rows.randomElement(using: &random)?.randomElement(using: &random) else {
          return
        }
        switch Int.random(in: 0..<20, using: &random) {
        case 0: cell.columns.value = Int.random(in: 1...3, using: &random)
        case 1: cell.axes.value = Bool.random(using: &random) ? .horizontal : []
        case 2:
          size = Size(
            width: .random(in: 6...40, using: &random), height: .random(in: 2...12, using: &random))
          shown.resize(columns: size.width, rows: size.height)
        default: cell.title.value = GridMemoryTests.titles.randomElement(using: &random) ?? ""
        }
      }
      let new = screen()
      #expect(shown.text == new.text, "seed \(seed), step \(step)")
      if shown.text != new.text { return }
    }
  }
}
