/// What a style makes of a button, as a view whose properties are the style's.
struct StyledButton<Style: ButtonStyle>: View, DynamicPropertyHost {
  typealias Host = Style

  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration)
  }
}
