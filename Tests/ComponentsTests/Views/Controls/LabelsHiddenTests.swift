import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct LabelsHiddenTests {
  @Test func hidesTheLabelsBesideControls() {
    let text = picture {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Mute", isOn: .constant(true))
      }
      .labelsHidden()
    }
    #expect(text == "[✓]")
  }
}
