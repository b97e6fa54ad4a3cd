/// A scene that shows a view in the terminal, which is the only window of a program.
public struct Window<Content: View>: Scene {
  private let title: String
  private let content: Content

  /// Creates a scene that shows `content`, with the title of the terminal's window. `id` has no
  /// meaning where there are no other windows.
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The content.
  public var body: some View {
    WindowGroup(title) { content }
  }
}

extension WindowGroup {
  /// Creates a scene that shows `content`. `id` has no meaning where there are no other windows.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a scene that shows `content`, with the title of the terminal's window. `id` has no
  /// meaning where there are no other windows.
  public nonisolated init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }
}
