import Components

/// Returns a view under its caption.
///
/// A function, because the runtime would form a type for each content of a generic view.
@MainActor
func captioned(_ caption: String, @ViewBuilder content: () -> some View) -> some View {
  VStack(spacing: 0) {
    Text(caption).bold()
    content()
  }
}
