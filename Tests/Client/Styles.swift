import Components
import Signals

@MainActor
func showStyles() {
  let button = Button("text") {}
  show(button.appearance(of: Button.self, following: ints) { _, _ in })
  show(button.buttonStyle(following: bools) { _ in BorderedButtonStyle() })
  show(button.buttonStyle(following: bools) { _ in PlainPrimitiveStyle() })
  show(button.controlSize(CurrentValueSubject<ControlSize, Never>(.small)))
  show(Label("text", symbol: "*").labelStyle(following: bools) { _ in TitleOnlyLabelStyle() })
  show(List { text }.listStyle(CurrentValueSubject<ListStyle, Never>(.plain)))
  show(
    Picker("text", selection: ints) { text.tag(1) }
      .pickerStyle(CurrentValueSubject<PickerStyle, Never>(.inline)))
  show(Gauge("text", value: 0.5).gaugeStyle(following: bools) { _ in LinearCapacityGaugeStyle() })
  show(
    ProgressView(value: doubles).progressViewStyle(following: bools) { _ in
      LinearProgressViewStyle()
    })
  show(
    TextField(text: strings).textFieldStyle(following: bools) { _ in PlainTextFieldStyle() })
  show(Toggle("text", isOn: bools).toggleStyle(following: bools) { _ in SwitchToggleStyle() })
  showStylesOfContainers()
}

@MainActor
private func showStylesOfContainers() {
  show(
    ControlGroup { text }.controlGroupStyle(following: bools) { _ in AutomaticControlGroupStyle() })
  show(
    DisclosureGroup("text") { text }.disclosureGroupStyle(following: bools) { _ in
      AutomaticDisclosureGroupStyle()
    })
  show(Form { text }.formStyle(following: bools) { _ in AutomaticFormStyle() })
  show(GroupBox("text") { text }.groupBoxStyle(following: bools) { _ in DefaultGroupBoxStyle() })
  show(
    LabeledContent("text") { text }.labeledContentStyle(following: bools) { _ in
      AutomaticLabeledContentStyle()
    })
  show(Menu("text") { Button("text") {} }.menuStyle(following: bools) { _ in DefaultMenuStyle() })
}

private struct PlainPrimitiveStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
