/// The views of ``Group/init(subviews:transform:)``.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: NodeView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  /// Returns a node with those of both.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? SubviewsNode ?? SubviewsNode(in: context)
    node.update(base, in: context) { [transform, unowned node] in
      transform(SubviewsCollection(subviews: node.subviews))
    }
    return node
  }
}

extension Group {
  /// Creates the views that `transform` returns for the views in `view`.
  ///
  ///     struct Cards<Content: View>: View {
  ///       @ViewBuilder var content: Content
  ///
  ///       var body: some View {
  ///         Group(subviews: content) { subviews in
  ///           HStack { subviews[..<min(3, subviews.count)] }
  ///           if subviews.count > 3 { Text("and \(subviews.count - 3) more") }
  ///         }
  ///       }
  ///     }
  ///
  /// The views of a `Group` and of a `ForEach` count one by one, a stack counts as one. All
  /// exist and keep their state, whether they are placed or not. They are found again when one
  /// appears or disappears.
  ///
  /// - Parameters:
  ///   - view: The views.
  ///   - transform: Returns the views to show, in which each of the given views has one place.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }

  /// Creates the views that `transform` returns for the sections in `view`.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}
