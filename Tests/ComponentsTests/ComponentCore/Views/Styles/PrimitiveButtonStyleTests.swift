import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PrimitiveButtonStyleTests {
  private struct DoubleClick: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "2x" : "--")
        configuration.label
      }
      .onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.plain)
    }
  }

  @Test func decidesWhichInputTriggersTheButton() {
    var presses = 0
    let screen = Screen(columns: 12, rows: 1) {
      Button("Erase") { presses += 1 }.buttonStyle(DoubleClick())
    }
    #expect(screen.text == "2x Erase")
    screen.click(column: 0, row: 0)
    #expect(presses == 0)
    screen.click(column: 0, row: 0)
    #expect(presses == 1)
    screen.press(.tab)
    screen.press(.enter)
    screen.press(.enter)
    #expect(presses == 2)
  }

  @Test func aButtonOfTheConfigurationKeepsItsInput() {
    var presses = 0
    let screen = Screen(columns: 12, rows: 1) {
      Button("Go") { presses += 1 }.buttonStyle(Wrapped())
    }
    screen.press(.tab)
    #expect(screen.text == "▸ Go ◂")
    screen.press(.enter)
    #expect(presses == 1)
  }

  @Test func shortcutsTriggerTheButton() {
    var presses = 0
    let screen = Screen(columns: 12, rows: 1) {
      Button("Erase") { presses += 1 }.keyboardShortcut("e").buttonStyle(DoubleClick())
    }
    #expect(screen.press("e", modifiers: .control))
    #expect(presses == 1)
  }

  @Test func aDisabledButtonIsNotTriggered() {
    var presses = 0
    let isDisabled = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 12, rows: 1) {
      Button("Erase") { presses += 1 }.keyboardShortcut("e").buttonStyle(DoubleClick())
        .disabled(isDisabled)
    }
    #expect(screen.text == "-- Erase")
    screen.press("e", modifiers: .control)
    #expect(presses == 0)
    isDisabled.value = false
    #expect(screen.text == "2x Erase")
  }

  @Test func theInnermostStyleApplies() {
    let text = picture {
      Button("a") {}.buttonStyle(.plain).buttonStyle(DoubleClick())
      Button("b") {}.buttonStyle(DoubleClick()).buttonStyle(.plain)
      Toggle("c", isOn: .constant(true)).buttonStyle(DoubleClick())
    }
    #expect(text == "  a\n2x b\n[✓] c")
  }

  @Test func triggeringAButtonOfAMenuClosesTheMenu() {
    var presses = 0
    let screen = Screen(columns: 20, rows: 8) {
      Menu("Edit") {
        Button("Erase") { presses += 1 }.buttonStyle(DoubleClick())
      }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("2x Erase"))
    screen.press(.enter)
    screen.press(.enter)
    #expect(presses == 1)
    #expect(!screen.text.contains("2x Erase"))
  }

  @Test func appearsAndDisappears() {
    let flags = CurrentValueSubject<Bool, Never>(false)
    let styles = PassthroughSubject<Bool, Never>()
    var presses = 0
    let screen = Screen(columns: 12, rows: 1) {
      Latest(of: flags) { _ in
        Button("Go") { presses += 1 }.buttonStyle(following: styles) { _ in DoubleClick() }
          .buttonStyle(.plain)
      }
    }
    screen.press(.tab)
    #expect(screen.text == "▸ Go ◂")
    styles.send(true)
    #expect(screen.text == "2x Go")
    screen.press(.enter)
    #expect(presses == 0)
    screen.click(column: 1, row: 0)
    screen.click(column: 1, row: 0)
    #expect(presses == 1)
  }
}
