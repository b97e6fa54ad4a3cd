/// A view whose content is described in a body of its own.
nonisolated struct LazyView<Content: View>: View {
  let content: () -> Content

  @MainActor var body: some View {
    content()
  }
}
