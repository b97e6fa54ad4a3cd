/// A reusable change to a view, as a type of its own.
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
  /// The type of the modified view.
  associatedtype Body: View

  /// Returns the modified view.
  ///
  /// Called again when the view or the modifier has changed, or a value that the modifier reads.
  ///
  /// - Parameter content: The view to modify. It may be repeated or left out.
  @ViewBuilder
  func body(content: Content) -> Body

  /// The type of the view to modify.
  typealias Content = ViewModifierContent
}

/// The view that a ``ViewModifier`` or a ``Transition`` receives.
public nonisolated struct ViewModifierContent: NodeView {
  private let updateNode: @MainActor (Node?, ViewContext) -> Node

  @MainActor
  init(_ content: some View) {
    updateNode = { content.node(updating: $0, in: $1) }
  }

  /// Creates a view whose node `updateNode` updates or creates.
  @MainActor
  init(updateNode: @escaping @MainActor (Node?, ViewContext) -> Node) {
    self.updateNode = updateNode
  }

  /// Returns the node of the view.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    updateNode(existing, context)
  }
}

extension View {
  /// Returns this view, changed by `modifier`.
  public nonisolated func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ViewModifierHost(content: self, modifier: modifier)
  }
}

/// A view whose body is a modifier's body, and whose dynamic properties are the modifier's.
private nonisolated struct ViewModifierHost<Content: View, Modifier: ViewModifier>:
  DynamicPropertyHost
{
  let content: Content
  var modifier: Modifier

  typealias Host = Modifier

  @MainActor
  var body: some View {
    modifier.body(content: ViewModifierContent(content))
  }
}

extension ViewModifierHost: Animatable where Modifier: Animatable {
  @MainActor
  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
