import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct FocusableTests {
  private struct Shown: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "focused" : "idle") }
  }

  @Test func anyViewCanBeFocusable() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    var heard = 0
    let screen = Screen(columns: 9, rows: 1) {
      Shown().focusable(flags).onKeyPress("x") {
        heard += 1
        return .handled
      }
    }
    #expect(screen.text == "idle")
    screen.press(.tab)
    #expect(screen.text == "focused")
    screen.press("x")
    #expect(heard == 1)
    flags.value = false
    #expect(screen.text == "idle")
    #expect(!screen.press("x"))
  }

  @Test func aGestureCanBeForThePointerOnly() {
    var taps = 0
    let screen = Screen(columns: 9, rows: 2) {
      VStack(alignment: .leading) {
        Text("row").onTapGesture { taps += 1 }.focusable(false)
        Shown().focusable()
      }
    }
    screen.press(.tab)
    #expect(screen.picture == "row\nfocused")
    screen.click(column: 0, row: 0)
    #expect(taps == 1)
    #expect(screen.picture == "row\nfocused")
  }

  @Test func aScrollViewCanBeWithoutFocus() {
    let screen = Screen(columns: 9, rows: 2) {
      ScrollView { Text("a\nb\nc") }.focusable(false)
    }
    #expect(!screen.press(.tab))
    #expect(!screen.press(.down))
    #expect(screen.text.contains("a"))
  }

  @Test func eachViewOfAGroupIsFocusable() {
    let numbers = CurrentValueSubject<[Int], Never>([0, 1])
    let screen = Screen(columns: 9, rows: 3) {
      VStack(alignment: .leading) {
        ForEach(numbers, id: \.self) { _ in Shown() }.padding(0).focusable()
      }
    }
    #expect(screen.picture == "idle\nidle")
    screen.press(.tab)
    screen.press(.tab)
    #expect(screen.picture == "idle\nfocused")
    numbers.value = [1]
    #expect(screen.picture == "focused")
    numbers.value = [1, 2]
    #expect(screen.picture == "focused\nidle")
  }

  @Test func viewsInsideAnotherFocusableViewHaveTheirOwnFocus() {
    let screen = Screen(columns: 9, rows: 3) {
      VStack(alignment: .leading) {
        Shown()
        Shown().focusable()
      }
      .focusable()
    }
    screen.press(.tab)
    #expect(screen.picture == "focused\nidle")
    screen.press(.tab)
    #expect(screen.picture == "idle\nfocused")
  }

  @Test func anUpdateOfAFocusedViewDoesNotChangeItsFocus() {
    struct Observed: View {
      let log: (Bool) -> Void
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text("a").onChange(of: isFocused) { log(isFocused) } }
    }
    let numbers = CurrentValueSubject<Int, Never>(0)
    var changes: [Bool] = []
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: numbers) { _ in Observed { changes.append($0) }.focusable() }
    }
    screen.press(.tab)
    numbers.value = 1
    _ = screen.text
    #expect(changes == [true])
  }

  @Test func aButtonCanBeForThePointerOnly() {
    var presses = 0
    let screen = Screen(columns: 9, rows: 2) {
      VStack(alignment: .leading) {
        Button("press") { presses += 1 }.focusable(false).buttonStyle(.plain)
        Shown().focusable()
      }
    }
    screen.press(.tab)
    #expect(screen.text.contains("focused"))
    screen.click(column: 3, row: 0)
    #expect(presses == 1)
    #expect(screen.text.contains("focused"))
  }
}
