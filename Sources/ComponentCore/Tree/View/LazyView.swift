/// A view whose content is described in a body of its own.
package nonisolated struct LazyView<Content: View>: View {
  let content: () -> Content

  package init(content: @escaping () -> Content) {
    self.content = content
  }

  @MainActor package var body: some View {
    content()
  }
}
