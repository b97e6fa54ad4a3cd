import Components

/// A style that retains a token.
struct TokenButtonStyle: ButtonStyle {
  let token: Token

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { token.touch() }
  }
}
