/// What a style makes of a field, as a view whose properties are the style's.
struct StyledTextField<Style: TextFieldStyle>: View, DynamicPropertyHost {
  typealias Host = Style

  let style: Style
  let configuration: TextFieldStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration)
  }
}
