import Components
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct LabelsHiddenTests {
  @Test func hidesTheLabelsBesideControls() {
    let text = picture {
      VStack(alignment: .leading, spacing: 0) {
        Stepper("Copies", value: .constant(1))
        Toggle("Mute", isOn: .constant(true))
        Picker("Size", selection: .constant(1)) { Text("small").tag(1) }
      }
      .labelsHidden()
    }
    #expect(text == "[-] [+]\n[✓]\n(•) small")
  }
}
