import Components

/// Returns a view under its caption.
///
/// A function instead of a view with a type of its own, of which the runtime would make one for
/// each content.
@MainActor
func captioned(_ caption: String, @ViewBuilder content: () -> some View) -> some View {
  VStack(spacing: 0) {
    Text(caption).bold()
    content()
  }
}
