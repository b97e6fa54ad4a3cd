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
private final class ShownContent<Content: View & Equatable> {
  private var view: KeptContent<Content>?

  /// Returns a view of `new`, or the one before, if their contents are equal.
  func updated(with new: Content) -> KeptContent<Content> {
    if let view, view.kept.content == new { return view }
    let view = KeptContent(kept: Kept(new))
    self.view = view
    return view
  }
}

/// A view of a content that is compared by its identity: copies of the content itself would differ
/// in their padding.
private struct KeptContent<Content: View>: View {
  let kept: Kept<Content>

  var body: some View { kept.content }
}

private final class Kept<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}
