/// A view that depends on a value of the environment, for modifiers that are not isolated to the
/// main actor and so cannot create an `@Environment` property.
nonisolated struct EnvironmentReader<Value, Content: View>: View {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let content: (Value) -> Content

  init(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.keyPath = keyPath
    self.content = content
  }

  @MainActor
  var body: some View {
    EnvironmentView(value: Environment(keyPath), content: content)
  }
}

private struct EnvironmentView<Value, Content: View>: View {
  @Environment private var value: Value
  private let content: (Value) -> Content

  init(value: Environment<Value>, content: @escaping (Value) -> Content) {
    _value = value
    self.content = content
  }

  var body: some View { content(value) }
}
