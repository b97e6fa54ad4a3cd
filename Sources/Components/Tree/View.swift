/// A description of something to be shown.
///
///     struct Greeting: View {
///       var name: String
///       var body: some View {
///         Text("Hello, \(name)").bold()
///       }
///     }
///
/// A view is a value: cheap to make, to copy and to forget. What lives on the screen is a tree of
/// nodes that the views describe; a new description of the same place updates the node that is
/// there. Bodies are evaluated on the main actor, and only when something they read has changed.
@MainActor @preconcurrency
public protocol View {
  /// What the view is composed of.
  associatedtype Body: View

  /// What the view is composed of.
  @ViewBuilder
  var body: Body { get }

  /// For views that are drawn and not composed: the node that lives for this view.
  ///
  /// Composed views have it already; there is no need to write one.
  ///
  /// - Parameters:
  ///   - existing: The node that lived for an earlier view at this place, to be updated.
  ///   - context: Where the view stands.
  @_documentation(visibility: internal)
  func node(updating existing: Node?, in context: ViewContext) -> Node
}

extension View {
  /// A node that evaluates ``body`` when it has to.
  @_documentation(visibility: internal)
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? CompositeNode<Self> ?? CompositeNode(self, in: context)
    node.update(with: self, in: context)
    return node
  }
}

extension View where Body == Never {
  /// A view that is drawn has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by a node of its own and has no body.")
  }
}

extension Never: View {
  /// There is no such view.
  public var body: Never {
    fatalError("There is no such view.")
  }
}
