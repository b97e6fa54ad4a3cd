import Components

/// A view under its caption.
struct Captioned<Content: View>: View {
  let caption: String
  let content: Content

  init(_ caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      Text(caption).bold()
      content
    }
  }
}
