import Components
import Signals

/// Shows controls whose values a program changes in an action.
@MainActor
func showActions() {
  show(
    DisclosureGroup("text", isExpanded: bools.controlled { bools.send($0) }) { text })
  show(
    DisclosureGroup(isExpanded: bools.controlled { bools.send($0) }) {
      text
    } label: {
      text
    })
  show(Picker("text", selection: ints.controlled { ints.send($0) }) { text.tag(1) })
  show(
    Picker(selection: ints.controlled { ints.send($0) }) {
      text.tag(1)
    } label: {
      text
    })
  show(Slider(value: doubles.controlled { doubles.send($0) }))
  show(
    Slider(value: doubles.controlled { doubles.send($0) }) {
      text
    } minimumValueLabel: {
      text
    } maximumValueLabel: {
      text
    })
  show(Stepper(value: ints.controlled { ints.send($0) }) { text })
  show(Stepper("text", value: ints.controlled { ints.send($0) }))
  show(
    TabView(selection: ints.controlled { ints.send($0) }) { Tab("text", value: 1) { text } })
  show(TextEditor(text: strings.controlled { strings.send($0) }))
  show(Toggle("text", isOn: bools.controlled { bools.send($0) }))
  show(Toggle(isOn: bools.controlled { bools.send($0) }) { text })
}
