extension View {
  /// Hides the labels of the controls in this view.
  ///
  ///     Slider(value: $volume) { Text("Volume") }.labelsHidden()
  ///
  /// It applies to ``Slider``, ``Stepper``, ``Picker``, ``Toggle`` and ``LabeledContent``, whose
  /// labels stand beside them. The label of a ``Button`` is its content and stays visible.
  public nonisolated func labelsHidden() -> some View {
    transformEnvironment { $0.labelsAreHidden = true }
  }
}

extension EnvironmentValues {
  /// Whether controls do not show the labels beside them.
  package var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }
}

private struct LabelsAreHiddenKey: EnvironmentKey {
  static let defaultValue = false
}
