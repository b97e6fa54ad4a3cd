/// A view that shows another content only if it is not equal to the content before.
///
///     Board(position: position).equatable()
///
/// Other views show another content if their stored properties differ, however they define `==`.
public struct EquatableView<Content: View & Equatable>: View {
  /// The content.
  public nonisolated var content: Content

  /// Creates a view of `content`.
  public nonisolated init(content: Content) {
    self.content = content
  }

  /// The content, or the content before, if they are equal.
  public var body: some View {
    EquatableContent(content: content)
  }
}

// Its nonisolated property may hold a value that is not `Sendable`.
@available(*, unavailable) extension EquatableView: Sendable {}

extension View where Self: Equatable {
  /// Returns a view that another one replaces only if it is not equal to this one.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

private struct EquatableContent<Content: View & Equatable>: View {
  let content: Content
  @State private var shown = ShownContent<Content>()

  var body: some View {
    shown.updated(with: content)
  }
}

/// The content that a view shows.
@MainActor
private final class ShownContent<Content: Equatable> {
  private var content: Content?

  /// Returns `new`, or the content before, if they are equal.
  func updated(with new: Content) -> Content {
    if let content, content == new { return content }
    content = new
    return new
  }
}
