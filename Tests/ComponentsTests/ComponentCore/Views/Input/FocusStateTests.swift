import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct FocusStateTests {
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

  @Test func canBeSetWhenTheViewAppears() {
    struct Form: View {
      @FocusState private var field: Field?
      @FocusState private var isFocused: Bool
      let isOptional: Bool

      var body: some View {
        VStack {
          TextField("Name").focused($field, equals: .name)
          TextField("Password").focused($field, equals: .password).focused($isFocused)
          Text(field == .password && isFocused ? "password" : "-")
        }
        .onAppear { if isOptional { field = .password } else { isFocused = true } }
      }
    }
    for isOptional in [true, false] {
      let form = Form(isOptional: isOptional)
      let screens = [
        Screen(columns: 30, rows: 12) { form },
        Screen(columns: 30, rows: 12) { NavigationStack { form } },
        Screen(columns: 30, rows: 12) { ScrollView { form } },
        Screen(columns: 30, rows: 12) { GeometryReader { _ in form } },
        Screen(columns: 30, rows: 12) { ViewThatFits { form } },
        Screen(columns: 30, rows: 12) { Button("x").sheet(isPresented: .constant(true)) { form } },
      ]
      for (index, screen) in screens.enumerated() {
        let frame = screen.frame
        #expect(frame.cursor != nil, "\(index)")
        #expect(screen.text.contains("password"), "\(index)")
      }
    }
  }

  @Test func canBeSetForAPartThatTheLayoutCreates() {
    struct Form: View {
      @FocusState private var field: Field?

      var body: some View {
        GeometryReader { _ in
          TextField("Name").focused($field, equals: .name)
          ViewThatFits { TextField("Password").focused($field, equals: .password) }
        }
        .onAppear { field = .password }
      }
    }
    let screen = Screen(columns: 30, rows: 12) { Form() }
    #expect(screen.frame.cursor != nil)
    screen.type("a")
    #expect(screen.text.contains("┃a "))
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

  private final class EvaluationLog {
    var count = 0
  }

  @Test func evaluatesOnlyTheBodiesThatReadTheValue() {
    struct Reader: View {
      @FocusState<Int?>.Binding var field: Int?
      var body: some View { Text(field.map { "at \($0)" } ?? "nowhere") }
    }
    struct Form: View {
      @FocusState private var field: Int?
      let log: EvaluationLog

      var body: some View {
        let _ = log.count += 1
        ForEach(0..<3) { Button("\($0)").focused($field, equals: $0) }
        Reader(field: $field)
      }
    }
    let log = EvaluationLog()
    let screen = Screen(columns: 20, rows: 6) {
      Form(log: log).buttonStyle(LabelOnlyButtonStyle())
    }
    #expect(screen.text.contains("nowhere"))
    for index in 0..<3 {
      screen.press(.tab)
      #expect(screen.text.contains("at \(index)"))
    }
    #expect(log.count == 1)
  }

  @Test func returnsToThePartAroundTheOneThatHasLostTheFocus() {
    struct Form: View {
      @FocusState private var part: String?

      var body: some View {
        VStack {
          Button("inner").focused($part, equals: "inner")
          Button("other")
        }
        .focused($part, equals: "outer")
        Text("part: \(part ?? "-")")
      }
    }
    let screen = Screen(columns: 20, rows: 6) { Form().buttonStyle(LabelOnlyButtonStyle()) }
    for _ in 0..<2 { screen.press(.tab) }
    #expect(screen.text.contains("part: outer"))
    screen.press(.tab)
    #expect(screen.text.contains("part: inner"))
    screen.press(.tab)
    #expect(screen.text.contains("part: outer"))
  }
}
