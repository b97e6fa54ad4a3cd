import Components
import Signals
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ButtonAppearanceTests {
  @Test func configuresUnstyledButtons() {
    let text = picture {
      HStack {
        Button("a")
        Button("b").buttonStyle(AppearanceButtonStyle { $0.symbol = "*" })
        Button("c").buttonStyle(LabelOnlyButtonStyle())
      }
      .appearance(of: Button.self) { $0.contentInsets = EdgeInsets(leading: 1) }
    }
    #expect(text == " a  * b c")
  }
}
