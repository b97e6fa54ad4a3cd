import Components
import Signals
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(5))) struct FocusStateTests {
  private enum Field: Hashable {
    case name
    case password
  }

  private struct SignIn: View {
    @FocusState private var field: Field?
    @State private var hasPassword = true

    var body: some View {
      TextField("Name").focused($field, equals: .name)
        .onSubmit { field = .password }
      if hasPassword { SecureField("Password").focused($field, equals: .password) }
      Button("Name") { field = .name }
      Button("Away") { field = nil }
      Button("Less") {
        hasPassword = false
        field = .password
      }
      Text("field: \(field.map { "\($0)" } ?? "-")")
    }
  }

  private func screen() -> Screen {
    Screen(columns: 20, rows: 6) {
      SignIn().textFieldStyle(.plain).buttonStyle(LabelOnlyButtonStyle())
    }
  }

  private func field(_ screen: Screen) -> Substring {
    screen.text.split(separator: "field: ").last?.prefix { $0 != "\n" } ?? ""
  }

  @Test func followsTheFocus() {
    let screen = screen()
    #expect(field(screen) == "-")
    screen.press(.tab)
    #expect(field(screen) == "name")
    screen.press(.tab)
    #expect(field(screen) == "password")
    screen.press(.tab)
    #expect(field(screen) == "-")
  }

  @Test func movesTheFocus() {
    let screen = screen()
    screen.press(.tab)
    screen.press(.enter)
    #expect(field(screen) == "password")
    #expect(screen.frame.cursor == Point(x: 0, y: 1))
    screen.click(column: 0, row: 2)
    #expect(field(screen) == "name")
    #expect(screen.frame.cursor == Point(x: 0, y: 0))
    screen.click(column: 0, row: 3)
    #expect(field(screen) == "-")
    #expect(screen.frame.cursor == nil)
  }

  @Test func resetsWhenNoViewHasTheValue() {
    let screen = screen()
    screen.click(column: 0, row: 4)
    #expect(field(screen) == "-")
  }

  @Test func resetsWhenTheFocusedViewDisappears() {
    let screen = screen()
    screen.press(.tab)
    screen.press(.tab)
    screen.click(column: 0, row: 4)
    #expect(field(screen) == "-")
  }

  @Test func canBeSetInOnAppear() {
    struct Search: View {
      @FocusState private var isSearching: Bool
      var body: some View {
        TextField().focused($isSearching).onAppear { isSearching = true }
        Text(isSearching ? "searching" : "idle")
      }
    }
    let screen = Screen(columns: 20, rows: 4) { Search() }
    #expect(screen.text.hasSuffix("searching"))
    screen.type("a")
    #expect(screen.text.contains("┃a "))
  }

  private struct FocusedField: View {
    let token: Token
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      TextField(text: $text).focused($isFocused).onSubmit { token.touch() }
        .onAppear { isFocused = true }
    }
  }

  @Test func leaksNothing() {
    expectNoLeaks("FocusState") { FocusedField(token: $0.token()) }
  }
}
