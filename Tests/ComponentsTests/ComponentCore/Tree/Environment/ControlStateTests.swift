import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ControlStateTests {
  private struct Reader: View {
    @Environment(\.isPressed) private var isPressed
    @Environment(\.isHovered) private var isHovered
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      Text("\(isPressed ? "p" : "-")\(isHovered ? "h" : "-")\(isFocused ? "f" : "-")")
    }
  }

  @Test(arguments: [
    (ButtonScenario.plain, "---"), (.hovered, "-h-"), (.pressed, "phf"), (.focused, "--f"),
  ])
  func labelReadsTheStateOfItsButton(scenario: ButtonScenario, states: String) {
    let screen = scenario.screen(9, 1, at: .zero) {
      Button {
      } label: {
        Reader()
      }
      .buttonStyle(LabelOnlyButtonStyle())
    }
    #expect(screen.text == states)
  }
}
