/// Containers that look at each of their views, by the names that libraries used before
/// `Group(subviews:)`.
///
///     struct Divided: _VariadicView.MultiViewRoot {
///       func body(children: _VariadicView.Children) -> some View {
///         ForEach(children) { child in
///           child
///           if child.id != children.last?.id { Divider() }
///         }
///       }
///     }
///
///     _VariadicView.Tree(Divided()) { content }
public enum _VariadicView {
  /// What is made of the views of a container.
  public typealias Root = _VariadicView_Root
  /// Several views that are made of those of a container.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// One view that is made of those of a container.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// The views of a container.
  public typealias Children = SubviewsCollection

  /// The views of a container with what is made of them.
  public struct Tree<Root: _VariadicView_Root, Content: View>: View {
    private nonisolated var root: Root
    private nonisolated var content: Content

    /// Creates a view of what `root` makes of the views in `content`.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }

    /// The view.
    public var body: some View {
      Group(subviews: content) { root.body(children: $0) }
    }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension _VariadicView.Tree: Sendable {}

/// What is made of the views of a container.
@MainActor @preconcurrency
public protocol _VariadicView_Root {
  /// The type of the views.
  associatedtype Body: View

  /// Returns the views that are made of those of a container.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Several views that are made of those of a container.
public protocol _VariadicView_MultiViewRoot: _VariadicView_Root {}

/// One view that is made of those of a container.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_Root {}

/// The view that shows one or the other of two.
public typealias _ConditionalContent = ConditionalView

extension AnyView {
  /// Creates a view that hides the type of `value`; `nil` if that is not a view.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}
