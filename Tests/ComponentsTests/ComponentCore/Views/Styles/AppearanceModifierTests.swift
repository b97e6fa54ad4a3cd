import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AppearanceModifierTests {
  @Test func viewInALabelHasTheStateOfItsButton() {
    let screen = ButtonScenario.pressed.screen(9, 1, at: .zero) {
      Button {
      } label: {
        Text("a").appearance { $0.foreground = $0.isPressed ? .red : .blue }
      }
      .buttonStyle(LabelOnlyButtonStyle())
    }
    #expect(screen.attributes(of: "a")?.foreground == .red)
    screen.release(column: 0, row: 0)
    #expect(screen.attributes(of: "a")?.foreground == .blue)
  }
}
