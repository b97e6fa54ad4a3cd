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
public nonisolated struct ViewModifierContent: View {
  private let makeNode: @MainActor (Node?, ViewContext) -> Node

  @MainActor
  init(_ content: some View) {
    makeNode = { content.node(updating: $0, in: $1) }
  }

  /// Creates a view whose node `makeNode` updates or creates.
  @MainActor
  init(makeNode: @escaping @MainActor (Node?, ViewContext) -> Node) {
    self.makeNode = makeNode
  }

  /// Returns the node of the view.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    makeNode(existing, context)
  }
}

extension View {
  /// Returns this view, changed by `modifier`.
  public nonisolated func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ViewModifierHost(content: self, modifier: modifier)
  }
}

/// A view whose body is a modifier's body, and whose dynamic properties are the modifier's.
private nonisolated struct ViewModifierHost<Content, Modifier> {
  let content: Content
  var modifier: Modifier
}

nonisolated extension ViewModifierHost: View, DynamicPropertyHost
where Content: View, Modifier: ViewModifier {
  typealias Host = Modifier

  @MainActor
  var body: some View {
    modifier.body(content: ViewModifierContent(content))
  }
}

extension ViewModifierHost: Animatable
where Content: View, Modifier: ViewModifier & Animatable {
  @MainActor
  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
