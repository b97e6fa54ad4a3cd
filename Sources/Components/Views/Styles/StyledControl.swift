/// The view that a style returns for a control. It hosts the dynamic properties of the style.
nonisolated struct StyledControl<Style, Configuration, Content: View>: DynamicPropertyHost {
  typealias Host = Style

  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  @MainActor
  var body: some View { makeBody(style, configuration) }
}
