import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DefaultFocusTests {
  private struct Fields: View {
    @FocusState private var field: String?

    var body: some View {
      Text("in \(field ?? "none")")
      TextField("name").focused($field, equals: "name")
      TextField("city").focused($field, equals: "city")
        .defaultFocus($field, "city")
    }
  }

  @Test func focusesThePartWhenTheViewAppears() {
    #expect(picture { VStack(alignment: .leading) { Fields() } }.hasPrefix("in city"))
  }

  @Test func doesNotTakeTheFocusFromAnotherView() {
    let isShown = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 5) {
      VStack(alignment: .leading) {
        Latest(of: isShown) { if $0 { Fields() } }
        Button("first") {}
      }
    }
    screen.press(.tab)
    isShown.value = true
    #expect(screen.text.hasPrefix("in none"))
  }

  @Test func ofAPartIsStrongerThanOfTheWhole() {
    struct Whole: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack(alignment: .leading) { Fields() }
          .focused($isFocused)
          .defaultFocus($isFocused, true)
      }
    }
    #expect(picture { Whole() }.hasPrefix("in city"))
  }
}
