extension EnvironmentValues {
  package var textLayout: TextLayout {
    get { self[TextLayoutKey.self] }
    set { self[TextLayoutKey.self] = newValue }
  }
}

private struct TextLayoutKey: EnvironmentKey {
  static let defaultValue = TextLayout()
}
