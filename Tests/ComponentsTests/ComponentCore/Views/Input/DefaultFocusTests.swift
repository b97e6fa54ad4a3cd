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

  /// A view whose default is its first part.
  private struct Whole<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(alignment: .leading) { content() }
        .focused($isFocused)
        .defaultFocus($isFocused, true)
    }
  }

  @Test func ofAPartIsStrongerThanOfTheWhole() {
    #expect(picture { Whole { Fields() } }.hasPrefix("in city"))
  }

  @Test func ofAPartThatAppearsInTheLayoutIsStrongerThanOfTheWhole() {
    let text = picture {
      Whole {
        Button("first") {}
        GeometryReader { _ in GeometryReader { _ in VStack(alignment: .leading) { Fields() } } }
      }
    }
    #expect(text.contains("in city"))
  }

  @Test func doesNotMoveTheFocusAfterInput() {
    let isShown = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 7) {
      Whole {
        Button("first") {}
        Latest(of: isShown) { if $0 { Fields() } }
      }
    }
    _ = screen.text
    screen.type("x")
    isShown.value = true
    #expect(screen.text.contains("in none"))
  }
}
