import Components
import Signals
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ButtonComposableStyleTests {
  @Test func appliesAStepToOneButton() {
    let text = picture {
      HStack {
        Button("a").composableStyle { _, label in label.padding(.leading, 2) }
        Button("b").buttonStyle(LabelOnlyButtonStyle())
      }
    }
    #expect(text == "  a b")
  }
}
