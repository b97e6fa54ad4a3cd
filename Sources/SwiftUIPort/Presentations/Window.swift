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

  /// Creates a scene that shows `content` without a value: a terminal has one window, which is not
  /// opened for a value.
  @_disfavoredOverload  // A scene without a value is preferred.
  public nonisolated init<Value: Hashable>(
    id: String = "", for type: Value.Type,
    @ViewBuilder content: (Binding<Value?>) -> Content
  ) {
    self.init { content(.constant(nil)) }
  }
}

/// An action that opens another window, which a terminal does not have.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  @available(*, deprecated, message: "A terminal has one window: present a sheet, or push a page.")
  public func callAsFunction(id: String) {}

  /// Does nothing.
  @available(*, deprecated, message: "A terminal has one window: present a sheet, or push a page.")
  public func callAsFunction(value: some Hashable) {}

  /// Does nothing.
  @available(*, deprecated, message: "A terminal has one window: present a sheet, or push a page.")
  public func callAsFunction(id: String, value: some Hashable) {}
}

extension EnvironmentValues {
  /// An action that does nothing: a terminal has one window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// An action that does nothing: a terminal has one window.
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }

  /// `false`: a terminal has one window.
  public var supportsMultipleWindows: Bool { false }
}
