/// A modifier with one node, a scope, for the whole view, even if the view is a group.
///
/// A ``NodeModifier`` wraps each view of a group instead.
@MainActor
package protocol ScopeModifier {
  /// The type of the scope.
  associatedtype Scope: ScopeNode

  /// Updates `scope`, and changes the context of the view, before the view is updated.
  func willUpdateContent(of scope: Scope, in context: inout ViewContext)

  /// Updates `scope` after the view has been updated.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - isNew: Whether this is the first update of the scope.
  func didUpdateContent(of scope: Scope, isNew: Bool)
}

extension ScopeModifier {
  package func willUpdateContent(of scope: Scope, in context: inout ViewContext) {}

  package func didUpdateContent(of scope: Scope, isNew: Bool) {}
}

/// A node that a ``ScopeModifier`` adds to the tree.
package protocol ScopeNode: ReusableNode {
  /// Updates the node of the view inside.
  func updateContent(_ view: some View, in context: ViewContext)
}

extension View {
  /// Returns this view inside the scope of `modifier`.
  package nonisolated func scopeModifier<Modifier: ScopeModifier>(
    _ modifier: Modifier
  ) -> ScopedContent<Self, Modifier> {
    ScopedContent(content: self, modifier: modifier)
  }
}

/// A view inside the scope of a modifier.
package nonisolated struct ScopedContent<Content: View, Modifier: ScopeModifier>: View {
  let content: Content
  let modifier: Modifier

  @MainActor
  package func node(updating existing: Node?, in context: ViewContext) -> Node {
    let scope = Modifier.Scope.reusing(existing, in: context)
    var inner = context
    modifier.willUpdateContent(of: scope, in: &inner)
    scope.updateContent(content, in: inner)
    modifier.didUpdateContent(of: scope, isNew: scope !== existing)
    return scope
  }
}
