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
}

private struct PlainPrimitiveStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
