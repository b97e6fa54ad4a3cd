import Components
import Signals

@MainActor
func showControls() {
  showButtons()
  showValues()
  showFields()
  showContainers()
}

@MainActor
private func showButtons() {
  show(Button(strings) {})
  show(Button("text") {}.color(colors))
  show(Button("text") {}.color(optionalColors))
  show(Button("text") {}.title(strings))
  show(Button("text") {}.title(optionalStrings))
  show(CustomButton("text") {}.colorChangingButton(colors))
  show(CustomButton("text") {}.colorChangingButton(optionalColors))
  show(CustomButton("text") {}.titleChangingButton(strings))
  show(CustomButton("text") {}.titleChangingButton(optionalStrings))
  show(Label(strings, symbol: "*"))
  show(Link(strings, destination: "https://example.com"))
  show(Menu(strings) { text })
}

@MainActor
private func showValues() {
  show(ProgressView(value: doubles))
  show(ProgressView(value: CurrentValueSubject<Double?, Never>(nil)))
  show(Slider(value: doubles))
  show(
    Slider(value: doubles) {
      text
    } minimumValueLabel: {
      text
    } maximumValueLabel: {
      text
    })
  show(Stepper(value: ints) { text })
  show(Stepper("text", value: ints))
  show(Stepper(strings, value: ints))
  show(Toggle("text", isOn: bools))
  show(Toggle(isOn: bools) { text })
  show(Picker("text", selection: ints) { text.tag(1) })
  show(
    Picker(selection: ints) {
      text.tag(1)
    } label: {
      text
    })
}

@MainActor
private func showFields() {
  show(SecureField(text: strings))
  show(SecureField(text: strings).placeholder(strings))
  show(SecureField(text: strings).placeholder(optionalStrings))
  show(TextEditor(text: strings))
  show(TextField(text: strings))
  show(TextField("text", text: strings, prompt: text))
  show(TextField("text", text: strings, axis: .vertical))
  show(TextField("text", value: ints, format: .number))
  show(TextField("text", value: CurrentValueSubject<Int?, Never>(nil), format: .number))
  show(TextField(text: strings).placeholder(strings))
  show(TextField(text: strings).placeholder(optionalStrings))
  show(TextField().text(strings))
  show(TextField().text(optionalStrings))
  show(TextField(text: strings).secure(bools))
}

@MainActor
private func showContainers() {
  show(DisclosureGroup("text", isExpanded: bools) { text })
  show(
    DisclosureGroup(isExpanded: bools) {
      text
    } label: {
      text
    })
  show(LabeledContent("text", value: strings))
  show(TabView(selection: ints) { Tab("text", value: 1) { text } })
  show(TabView(selection: ints) { Tab(strings, value: 1) { text } })
}
