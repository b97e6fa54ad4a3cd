import Components
import Signals

/// Shows controls whose values a program changes in an action.
@MainActor
func showActions() {
  show(
    DisclosureGroup("text", isExpanded: bools, action: { bools.send($0) }) { text })
  show(
    DisclosureGroup(isExpanded: bools, action: { bools.send($0) }) {
      text
    } label: {
      text
    })
  show(Picker("text", selection: ints, action: { ints.send($0) }) { text.tag(1) })
  show(
    Picker(selection: ints, action: { ints.send($0) }) {
      text.tag(1)
    } label: {
      text
    })
  show(Slider(value: doubles, action: { doubles.send($0) }))
  show(
    Slider(value: doubles, action: { doubles.send($0) }) {
      text
    } minimumValueLabel: {
      text
    } maximumValueLabel: {
      text
    })
  show(Stepper(value: ints, action: { ints.send($0) }) { text })
  show(Stepper("text", value: ints, action: { ints.send($0) }))
  show(
    TabView(selection: ints, action: { ints.send($0) }) { Tab("text", value: 1) { text } })
  show(TextEditor(text: strings, action: { strings.send($0) }))
  show(Toggle("text", isOn: bools, action: { bools.send($0) }))
  show(Toggle(isOn: bools, action: { bools.send($0) }) { text })
}
