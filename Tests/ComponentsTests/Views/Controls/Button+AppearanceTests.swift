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

  @Test func leaksNothing() {
    expectNoLeaks("appearance") { tokens in
      let token = tokens.token()
      Button("b").appearance(of: Button.self, following: tokens.retaining(tokens.flags)) { _, _ in
        token.touch()
      }
    }
  }
}
