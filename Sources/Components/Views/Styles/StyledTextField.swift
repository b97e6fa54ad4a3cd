/// The view that a style returns for a text field. It hosts the dynamic properties of the style.
struct StyledTextField<Style: TextFieldStyle>: View, DynamicPropertyHost {
  typealias Host = Style

  let style: Style
  let configuration: TextFieldStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration)
  }
}
