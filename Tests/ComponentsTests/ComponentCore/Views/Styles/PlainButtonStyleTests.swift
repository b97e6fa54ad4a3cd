import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PlainButtonStyleTests {
  @Test func plainButtonIsMarkedWhenFocused() {
    let screen = Screen(columns: 12, rows: 1) { Button("Go").buttonStyle(.plain) }
    #expect(screen.text == "  Go")
    screen.press(.tab)
    #expect(screen.text == "▸ Go ◂")
    #expect("\(screen.accessibility.children)".contains("Go, button"))
  }

  @Test func onlyTheLabelShowsThatTheButtonIsPressed() {
    let screen = Screen(columns: 12, rows: 2) {
      Button {
      } label: {
        Text("Go\non")
      }
      .buttonStyle(.plain)
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text == "▸ Go ◂\n  on")
    #expect(screen.attributes(of: "Go")?.isReversed == true)
    #expect(screen.attributes(of: "Go")?.isBold == true)
    #expect(screen.attributes(of: "▸")?.isReversed != true)
    #expect(screen.attributes(of: "▸")?.isBold != true)
  }

  @Test func aDisabledButtonIsFaint() {
    let screen = Screen(columns: 12, rows: 1) { Button("Go").buttonStyle(.plain).disabled() }
    #expect(screen.attributes(of: "Go")?.isDim == true)
  }
}
