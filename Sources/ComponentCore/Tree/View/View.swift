/// A description of a part of the user interface.
///
///     struct Greeting: View {
///       var name: String
///       var body: some View {
///         Text("Hello, \(name)").bold()
///       }
///     }
///
/// A view is a value that is cheap to create, copy and discard. Views describe a tree of nodes,
/// which persists on the screen; a new description of the same view updates the existing node.
/// Bodies are evaluated on the main actor, and only when something they read has changed.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The views that this view is composed of.
  @ViewBuilder
  var body: Body { get }

  /// Returns the node of this view: `existing`, updated, or a new one.
  ///
  /// Views with a body get an implementation; only views that draw themselves need to write one.
  ///
  /// - Parameters:
  ///   - existing: The node of the earlier view at this position in the tree, if there is one.
  ///   - context: The position of the view in the tree.
  @_documentation(visibility: internal)
  func node(updating existing: Node?, in context: ViewContext) -> Node
}

extension View {
  /// Returns a node that evaluates ``body`` when necessary.
  @_documentation(visibility: internal)
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    compositeNode(updating: existing, host: nil, in: context)
  }

  /// Returns a node that evaluates ``body`` when necessary.
  ///
  /// - Parameter host: The type of the field that contains dynamic properties, if there is one.
  func compositeNode(
    updating existing: Node?, host: Any.Type?, in context: ViewContext
  ) -> Node {
    let node = existing as? CompositeNode<Self> ?? CompositeNode(self, host: host, in: context)
    node.update(with: self, in: context)
    return node
  }
}

extension View where Body == Never {
  /// Traps: a view that draws itself has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by a node of its own and has no body.")
  }
}

extension Never: View {
  /// Traps: there are no values of type `Never`.
  public var body: Never {
    fatalError("There is no such view.")
  }
}
