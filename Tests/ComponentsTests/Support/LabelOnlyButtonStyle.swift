import Components

/// The label as it is.
struct LabelOnlyButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
