/// A control with its label before it, which ``View/labelsHidden()`` hides.
package struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  package init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  package var body: some View {
    HStack(alignment: .top) {
      if !labelsAreHidden, (label as? Text)?.isAlwaysEmpty != true {
        StackedLabel(label: label)
      }
      control
    }
    .accessibilityLabeled(by: labelsAreHidden ? label as? Text : nil)
  }
}

extension Text {
  /// Whether the text is the empty string and follows no publisher.
  fileprivate var isAlwaysEmpty: Bool {
    runs.allSatisfy { $0.string.isConstant && $0.string.initial == "" }
  }
}
