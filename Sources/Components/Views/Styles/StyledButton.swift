/// The view that a style returns for a button. It hosts the dynamic properties of the style.
struct StyledButton<Style: ButtonStyle>: View, DynamicPropertyHost {
  typealias Host = Style

  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration)
  }
}
