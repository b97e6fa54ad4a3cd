/// The view that a style returns for a control. It hosts the dynamic properties of the style.
nonisolated struct StyledControl<Style, Configuration, Content> {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content
}

nonisolated extension StyledControl: View, DynamicPropertyHost where Content: View {
  typealias Host = Style

  @MainActor
  var body: some View {
    makeBody(style, configuration)
  }
}
