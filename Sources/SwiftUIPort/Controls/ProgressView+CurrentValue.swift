extension ProgressView {
  /// Creates a view that shows how much `value` is of `total`, with a text for the value at the
  /// end of its label.
  public nonisolated init<Label: View, CurrentValueLabel: View>(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: value, total: total) {
      HStack {
        label()
        Spacer()
        currentValueLabel()
      }
    }
  }
}
