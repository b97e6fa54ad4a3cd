extension View {
  /// Shows this view as `configure` says, if it is in the label of a button also of what happens
  /// to that.
  ///
  ///     Text("or").appearance(centered <> gray)
  public nonisolated func appearance(
    _ configure: @escaping (inout Appearance) -> Void
  ) -> some View {
    AppearanceScope(content: self, configure: configure)
  }
}

private nonisolated struct AppearanceScope<Content: View>: View {
  let content: Content
  let configure: (inout Appearance) -> Void

  @MainActor
  var body: some View {
    content.modifier(AppearanceModifier(configure: configure))
  }
}

private struct AppearanceModifier: ViewModifier {
  let configure: (inout Appearance) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlState) private var state

  func body(content: Content) -> some View {
    var appearance = Appearance(role: nil, isEnabled: isEnabled, state: state)
    configure(&appearance)
    return AppearanceView(appearance: appearance, content: content)
  }
}
