import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LazyGridTests {
  private let names = ["Ada", "Bob", "Cleo", "Dan", "Eve"]

  @Test func fitsAsManyColumnsAsItCan() {
    func grid(width: Int) -> String {
      picture(width, 5) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 8))]) {
          ForEach(names, id: \.self) { Text($0) }
        }
      }
    }
    #expect(grid(width: 26) == "  Ada      Bob      Cleo\n  Dan      Eve")
    #expect(grid(width: 17) == "  Ada      Bob\n  Cleo     Dan\n  Eve")
    #expect(grid(width: 4) == "\u{20} Ad\n  Bo\n  Cl\n  Da\n  Ev")
  }

  @Test func fillsColumnsFromLeftToRight() {
    let text = picture(30, 2) {
      LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))]) {
        ForEach(names, id: \.self) { Text($0) }
      }
    }
    #expect(text == "Ada Cleo Eve\nBob Dan")
  }

  @Test func flexibleColumnsShareTheRest() {
    let columns = [
      GridItem(.fixed(4), alignment: .leading), GridItem(.flexible(), alignment: .trailing),
    ]
    #expect(
      picture(12, 2) { LazyVGrid(columns: columns) { texts("a", "b", "c", "d") } }
        == "a          b\nc          d")
    let limited = [
      GridItem(.flexible(maximum: 3), spacing: 2, alignment: .leading),
      GridItem(.flexible(minimum: 2), alignment: .leading),
    ]
    #expect(
      picture(12, 1) { LazyVGrid(columns: limited) { texts("abcd", "efghijklmn") }.lineLimit(1) }
        == "ab…  efghij…")
  }

  @Test func alignsColumnsThatAreNarrower() {
    func grid(_ alignment: HorizontalAlignment) -> String {
      picture(9, 1) {
        LazyVGrid(columns: [GridItem(.fixed(1)), GridItem(.fixed(1))], alignment: alignment) {
          texts("a", "b")
        }
      }
    }
    #expect(grid(.leading) == "a b")
    #expect(grid(.center) == "   a b")
    #expect(grid(.trailing) == "      a b")
  }

  @Test func aRowIsAsHighAsItsHighestView() {
    let columns = Array(repeating: GridItem(.fixed(2), alignment: .bottom), count: 2)
    let text = picture(5, 9) {
      LazyVGrid(columns: columns, spacing: 1) { texts("aabb", "cc", "dd", "ee") }
    }
    #expect(text == "aa\nbb cc\n\ndd ee")
  }

  @Test func withoutItemsHasOneColumn() {
    #expect(picture(3, 2) { LazyVGrid(columns: []) { texts("a", "b") } } == " a\n b")
  }

  @Test func followsItsViews() {
    let (lists, titles) = (
      CurrentValueSubject<[Int], Never>([1, 2, 3]), CurrentValueSubject<String, Never>("x")
    )
    let screen = Screen(columns: 5, rows: 3) {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(2), alignment: .leading), count: 2)) {
        Text(titles)
        ForEach(lists, id: \.self) { Text("\($0)") }
      }
    }
    #expect(screen.text == "x  1\n2  3\n")
    lists.value = [3]
    #expect(screen.text == "x  3\n\n")
    titles.value = "xxx"
    #expect(screen.text == "xx 3\nx\n")
  }

  @Test func takesInputWhereItScrolls() {
    let pressed = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 20, rows: 2) {
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<100) { index in
            Button("\(index)") { pressed.value = index }.buttonStyle(.plain)
          }
        }
      }
    }
    screen.press(.tab)
    screen.press(.end)
    #expect(screen.text == "    96        97\n    98        99")
    screen.click(column: 14, row: 1)
    #expect(pressed.value == 99)
  }

  @Test func drawsOnlyWhatIsVisible() {
    let counter = WorkCounter()
    let screen = Screen(columns: 12, rows: 4) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<1000) { Text("\($0)").counted(by: counter) }
        }
      }
    }
    screen.press(.tab)
    let work = counter.work(on: screen) { screen.press(.pageDown) }
    #expect(work.painted == 8)
    #expect(work.measured == 0)
  }

  @Test func extremeLengthsAreHarmless() {
    for length in [Int.min, -1, 0, .max] {
      let columns = [
        GridItem(.fixed(length), spacing: length), GridItem(.adaptive(minimum: length)),
        GridItem(.flexible(minimum: length, maximum: 0)),
      ]
      _ = picture { LazyVGrid(columns: columns, spacing: length) { texts("a", "b", "c", "d") } }
    }
    _ = picture {
      HStack { LazyVGrid(columns: [GridItem(.adaptive(minimum: 1))]) { texts("a", "b") } }
        .frame(width: .infinity)
    }
  }
}
