import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LazyGridTests {
  private let counter = WorkCounter()
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

  @Test func theFocusLeavesAGridThatIsNotOnTheScreen() {
    let pressed = CurrentValueSubject<String, Never>("")
    let columns = [GridItem(.fixed(5)), GridItem(.fixed(5))]
    let screen = Screen(columns: 20, rows: 12) {
      VStack {
        LazyVGrid(columns: columns) {
          ForEach(["a", "b", "c"], id: \.self) { name in Button(name) { pressed.send(name) } }
        }
        .offset(y: -20)
        Button("far") { pressed.send("far") }
      }
      .buttonStyle(.plain)
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(pressed.value == "a")
    screen.press(.down)
    screen.press(.enter)
    #expect(pressed.value == "far")
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

  /// Returns a screen of numbered cells, ten to a line.
  private func screen(_ numbers: some RandomAccessCollection<Int>) -> Screen {
    Screen(columns: 29, rows: 4) {
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 2), alignment: .leading)]) {
          ForEach(Array(numbers), id: \.self) { number in
            CountedBody(counter: counter) { Text("\(number % 100)").counted(by: counter) }
          }
        }
      }
    }
  }

  @Test func createsOnlyLinesAroundTheVisibleOnes() {
    let screen = screen(0..<1_000_000)
    _ = screen.text
    #expect(counter.work.bodies <= 13 * 10)
    screen.press(.tab)
    let scrolled = counter.work(on: screen) { screen.press(.down) }
    #expect(scrolled.bodies == 0)
    #expect(scrolled.painted == 40)
    let jumped = counter.work(on: screen) { screen.press(.end) }
    #expect(jumped.bodies <= 13 * 10)
    #expect(screen.text.split(separator: "\n").last == "90 91 92 93 94 95 96 97 98 99")
  }

  @Test func drawsOnlyWhatIsVisible() {
    let screen = screen(0..<1_000)
    screen.press(.tab)
    let work = counter.work(on: screen) { screen.press(.pageDown) }
    #expect(work.painted == 40)
  }

  @Test func equalsTheGridOutsideOfAScrollView() {
    for (count, width) in [(0, 20), (1, 20), (7, 20), (23, 9), (23, 40), (40, 3)] {
      let columns = [
        GridItem(.fixed(4), alignment: .topTrailing), GridItem(.adaptive(minimum: 6), spacing: 2),
      ]
      func grid(_ alignment: HorizontalAlignment) -> some View {
        LazyVGrid(columns: columns, alignment: alignment, spacing: 1) {
          ForEach(0..<count, id: \.self) { number in
            Text((0...number % 3).map { "\(number)\($0)" }.joined(separator: "\n"))
          }
        }
      }
      let eager = picture(width, 40) {
        grid(.trailing).frame(maxHeight: .infinity, alignment: .top)
      }
      let lazy = picture(width, 40) {
        ScrollView(showsIndicators: false) { grid(.trailing) }
      }
      #expect(lazy == eager)
    }
  }

  @Test func horizontalGridsCreateColumns() {
    let screen = Screen(columns: 11, rows: 2) {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))]) {
          ForEach(100..<100_000) { number in
            CountedBody(counter: counter) { Text("\(number)") }
          }
        }
      }
    }
    #expect(screen.text == "100 102 104\n101 103 105")
    #expect(counter.work.bodies < 40)
    screen.press(.tab)
    screen.press(.end)
    #expect(screen.text == "99996 99998\n99997 99999")
  }

  @Test func keepsTheVisibleLinesWhenViewsArriveAbove() {
    let numbers = CurrentValueSubject<[Int], Never>(Array(0..<1_000))
    let screen = Screen(columns: 7, rows: 2) {
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: [GridItem(alignment: .leading), GridItem(alignment: .leading)]) {
          ForEach(numbers, id: \.self) { number in
            CountedBody(counter: counter) { Text("\(number)") }
          }
        }
      }
    }
    screen.press(.tab)
    for _ in 0..<10 { screen.press(.down) }
    #expect(screen.text == "20  21\n22  23")
    numbers.value.insert(contentsOf: [1_000, 1_001], at: 0)
    #expect(screen.text == "20  21\n22  23")
    let work = counter.work(on: screen) { numbers.value.insert(1_002, at: 0) }
    #expect(work.bodies <= 2)
    #expect(screen.text == "19  20\n21  22")
    numbers.value.removeFirst(23)
    #expect(screen.text == "20  21\n22  23")
  }

  @Test func fitsOtherColumnsIntoAnotherWidth() {
    let screen = screen(0..<1_000)
    screen.press(.tab)
    for _ in 0..<50 { screen.press(.down) }
    #expect(screen.text.hasPrefix("0  1  2  3  4  5  6  7  8  9\n"))
    let work = counter.work(on: screen) { screen.resize(columns: 11, rows: 4) }
    #expect(work.bodies == 0)
    #expect(screen.text == "0  1  2  3\n4  5  6  7\n8  9  10 11\n12 13 14 15")
    screen.press(.end)
    #expect(screen.text.hasSuffix("96 97 98 99"))
  }

  @Test func takesAnyNumberOfViewsForAnElement() {
    func grid(_ elements: some Publisher<Range<Int>, Never>) -> some View {
      LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.fixed(3)), GridItem(.fixed(3))]) {
        ForEach(elements, id: \.self) { element in
          Text("\(element)")
          if element.isMultiple(of: 2) { Text("\(element)b") }
        }
      }
    }
    let elements = CurrentValueSubject<Range<Int>, Never>(0..<8)
    let screen = Screen(columns: 11, rows: 4) { ScrollView { grid(elements) } }
    #expect(screen.text == " 0  0b   1\n 2  2b   3\n 4  4b   5\n 6  6b   7")
    elements.value = 1..<10
    #expect(screen.text == " 1   2  2b▐\n 3   4  4b▐\n 5   6  6b▐\n 7   8  8b")
    screen.press(.tab)
    screen.press(.end)
    #expect(screen.text == " 3   4  4b░\n 5   6  6b█\n 7   8  8b█\n 9        █")
  }

  @Test func arrowKeysMoveBetweenLines() {
    let screen = Screen(columns: 26, rows: 3) {
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(8)), count: 3)) {
          ForEach(0..<10_000) { index in Button("\(index)") {}.buttonStyle(.plain) }
        }
      }
    }
    screen.press(.tab)
    for _ in 0..<30 { screen.press(.down) }
    screen.press(.right)
    #expect(screen.text.hasSuffix("   90     ▸ 91 ◂     92"))
    for _ in 0..<5 { screen.press(.tab) }
    #expect(screen.text.hasSuffix(" ▸ 96 ◂     97       98"))
  }

  @Test func tellsThePlacesOfItsElements() {
    let screen = screen(0..<1_000)
    screen.press(.tab)
    screen.press(.down)
    let cell = screen.accessibility.all.first { $0.label == "23" }
    #expect(cell?.position == AccessibilityElement.Position(24, of: 1_000))
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
