extension View {
  /// Shows this view in the look that `configure` sets up.
  ///
  ///     Text("or").appearance(centered <> gray)
  ///
  /// In the label of a button, the appearance passed to `configure` has the state of the button.
  public nonisolated func appearance(
    _ configure: @escaping (inout Appearance) -> Void
  ) -> some View {
    ViewWithAppearance(content: self, configure: configure)
  }
}

private nonisolated struct ViewWithAppearance<Content: View>: View {
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
    AppearanceView(
      appearance: Appearance(role: nil, state: isEnabled ? state : state.union(.disabled))
        .configured(by: configure),
      content: content)
  }
}
