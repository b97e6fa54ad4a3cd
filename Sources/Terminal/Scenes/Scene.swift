import ComponentCore

/// A part of a program's interface that fills the terminal.
///
///     @main
///     struct Panel: App {
///       var body: some Scene {
///         WindowGroup { ContentView() }
///       }
///     }
///
/// A scene is a view, because a program on a terminal has a single window. An ``App`` may describe
/// its view without one.
public protocol Scene: View {}

/// A scene that shows a view in the terminal.
public struct WindowGroup<Content: View>: Scene {
  private nonisolated var title: String?
  private nonisolated var content: Content

  /// Creates a scene that shows `content`.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a scene that shows `content`, and sets the title of the terminal's window unless a
  /// view in it does.
  public nonisolated init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The content.
  public var body: some View {
    if let title {
      content.windowTitle(title)
    } else {
      content
    }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension WindowGroup: Sendable {}
