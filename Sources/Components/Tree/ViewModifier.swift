/// A way to change views that can be named, passed on, and used again.
///
///     struct Highlighted: ViewModifier {
///       @Environment(\.isHovered) private var isHovered
///
///       func body(content: Content) -> some View {
///         content.reversed(isHovered)
///       }
///     }
///
///     Text("Play").modifier(Highlighted())
///
/// A modifier may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What it makes of a view.
  associatedtype Body: View

  /// What it makes of `content`. Called again when something it has read has changed.
  @ViewBuilder
  func body(content: Content) -> Body

  /// The view that is changed.
  typealias Content = ViewModifierContent
}

/// The view that a ``ViewModifier`` changes.
public nonisolated struct ViewModifierContent: View {
  private let makeNode: @MainActor (Node?, ViewContext) -> Node

  @MainActor
  fileprivate init(_ content: some View) {
    makeNode = { content.node(updating: $0, in: $1) }
  }

  /// The node of the view.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    makeNode(existing, context)
  }
}

extension View {
  /// This view as `modifier` changes it.
  public nonisolated func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ViewModifierHost(content: self, modifier: modifier)
  }
}

/// What a modifier makes of a view, as a view whose properties are the modifier's.
private nonisolated struct ViewModifierHost<Content: View, Modifier: ViewModifier>: View,
  DynamicPropertyHost
{
  typealias Host = Modifier

  let content: Content
  let modifier: Modifier

  @MainActor
  var body: some View {
    modifier.body(content: ViewModifierContent(content))
  }
}
