import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct FocusPlaceTests {
  private let numbers = CurrentValueSubject<[Int], Never>([1, 2, 3, 4])
  private let isDisabled = CurrentValueSubject<Bool, Never>(false)

  /// A screen with a button above focusable rows and one below them.
  private var screen: Screen {
    let screen = Screen(columns: 9, rows: 8) {
      VStack {
        Row(title: "top")
        ForEach(numbers, id: \.self) { Row(title: "\($0)") }.disabled(isDisabled)
        Row(title: "bottom")
      }
    }
    _ = screen.text
    return screen
  }

  private struct Row: View {
    let title: String
    var body: some View { Mark(title: title).focusable() }
  }

  private struct Mark: View {
    let title: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "[\(title)]" : title) }
  }

  /// Returns the title of the focused row.
  private func focused(on screen: Screen) -> String? {
    screen.text.split(separator: "\n").first { $0.contains("[") }
      .map { $0.filter { $0 != " " } }
  }

  private func pressTab(_ times: Int, on screen: Screen) {
    for _ in 0..<times { screen.press(.tab) }
  }

  @Test func theFocusOfARemovedViewMovesToTheNextOne() {
    let screen = screen
    pressTab(3, on: screen)
    #expect(focused(on: screen) == "[2]")
    numbers.value = [1, 3, 4]
    #expect(focused(on: screen) == "[3]")
    numbers.value = [1, 4]
    #expect(focused(on: screen) == "[4]")
    numbers.value = [1]
    #expect(focused(on: screen) == "[bottom]")
  }

  @Test func theFocusMovesToTheViewThatReplacesTheRemovedOne() {
    let screen = screen
    pressTab(3, on: screen)
    numbers.value = [1, 7, 3]
    #expect(focused(on: screen) == "[7]")
    numbers.value = [8, 9]
    #expect(focused(on: screen) == "[8]")
  }

  @Test func theFocusOfTheLastViewMovesToThePreviousOne() {
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 4) {
      VStack {
        Row(title: "1")
        Row(title: "2")
        Latest(of: isShown) { if $0 { Row(title: "3") } }
      }
    }
    _ = screen.text
    screen.press(.tab, modifiers: .shift)
    #expect(focused(on: screen) == "[3]")
    isShown.value = false
    #expect(focused(on: screen) == "[2]")
  }

  @Test func tabGoesOnWhereADisabledViewHadTheFocus() {
    for (modifiers, expected) in [([], "[bottom]"), (.shift, "[top]")] as [(KeyModifiers, String)] {
      let screen = screen
      pressTab(3, on: screen)
      isDisabled.value = true
      #expect(focused(on: screen) == nil)
      screen.press(.tab, modifiers: modifiers)
      #expect(focused(on: screen) == expected)
      isDisabled.value = false
    }
  }

  @Test func aFocusStateFollowsTheFocusToTheNeighbor() {
    struct List: View {
      let numbers: CurrentValueSubject<[Int], Never>
      @FocusState private var row: Int?

      var body: some View {
        Text("row \(row ?? 0)")
        ForEach(numbers, id: \.self) { number in
          Row(title: "\(number)").focused($row, equals: number)
        }
      }
    }
    let screen = Screen(columns: 9, rows: 8) { VStack { List(numbers: numbers) } }
    pressTab(2, on: screen)
    #expect(screen.text.contains("row 2"))
    numbers.value = [1, 3, 4]
    #expect(screen.text.contains("row 3"))
    numbers.value = []
    #expect(screen.text.contains("row 0"))
  }

  @Test func aFocusThatTheProgramMovesGoesThere() {
    struct List: View {
      let numbers: CurrentValueSubject<[Int], Never>
      @FocusState private var row: Int?

      var body: some View {
        ForEach(numbers, id: \.self) { number in
          Row(title: "\(number)").focused($row, equals: number)
        }
        .onReceive(numbers) { numbers in row = numbers.last }
      }
    }
    let screen = Screen(columns: 9, rows: 8) { VStack { List(numbers: numbers) } }
    #expect(focused(on: screen) == "[4]")
    numbers.value = [1, 2, 3]
    #expect(focused(on: screen) == "[3]")
    numbers.value = [2, 1]
    #expect(focused(on: screen) == "[1]")
  }
}
