import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct PickerMenuTests {
  private let selection = CurrentValueSubject<String, Never>("b")

  private func screen() -> Screen {
    Screen(columns: 24, rows: 9) {
      VStack(alignment: .leading) {
        Picker("Size", selection: selection) {
          Text("Small").tag("a")
          Text("Medium").tag("b")
          Text("Large").tag("c")
        }
        .pickerStyle(.menu)
        .controlSize(.small)
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func showsTheSelectedOption() {
    let screen = screen()
    #expect(screen.picture == "Size [ Medium ▾ ]")
    selection.value = "c"
    #expect(screen.picture == "Size [ Large ▾ ]")
    selection.value = "none"
    #expect(screen.picture == "Size [  ▾ ]")
  }

  private func open() -> Screen {
    let screen = screen()
    screen.press(.tab)
    screen.press(.enter)
    return screen
  }

  @Test func opensWithTheFocusOnTheSelectedOption() {
    let screen = open()
    #expect(
      screen.picture == """
        Size [ Medium ▾ ]
             ╭──────────╮
             │   Small  │
             │ ✓ Medium │
             │   Large  │
             ╰──────────╯
        """)
    #expect(screen.effects(of: "✓").contains("selected"))
  }

  @Test func enterSelectsAndCloses() {
    let screen = open()
    screen.press(.down)
    #expect(selection.value == "b")
    screen.press(.enter)
    #expect(selection.value == "c")
    #expect(screen.picture == "Size ▸ Large ▾ ◂")
  }

  @Test func aLetterMovesToAnOption() {
    let screen = open()
    screen.press("s")
    screen.press(.enter)
    #expect(selection.value == "a")
  }

  @Test func escapeSelectsNothing() {
    let screen = open()
    screen.press(.up)
    screen.press(.escape)
    #expect(selection.value == "b")
    #expect(screen.picture == "Size ▸ Medium ▾ ◂")
  }

  @Test func aClickSelects() throws {
    let screen = open()
    try screen.click("Small")
    #expect(selection.value == "a")
    #expect(screen.picture == "Size ▸ Small ▾ ◂")
  }

  @Test func selectsTheElementsOfAForEach() {
    struct Numbers: View {
      @State private var number = 2

      var body: some View {
        Picker("n", selection: $number) { ForEach(0..<4) { Text("item \($0)") } }
          .pickerStyle(.menu)
      }
    }
    let screen = Screen(columns: 20, rows: 12) { Numbers() }
    #expect(screen.text.contains("item 2"))
    screen.press(.tab)
    screen.press(.enter)
    screen.press(.up)
    screen.press(.space)
    #expect(screen.text.contains("item 1") && !screen.text.contains("item 2"))
  }
}
