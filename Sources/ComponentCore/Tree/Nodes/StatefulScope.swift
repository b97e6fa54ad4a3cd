/// The state that a scope keeps between two updates, with its part in the life of the tree.
@MainActor
package protocol ScopeState {
  init(in context: ViewContext)

  /// Called before `scope` and its descendants are unmounted.
  mutating func willUnmount(_ scope: Node)

  /// Changes `rows`, which the views in `scope` add to a lazy container.
  func change(_ rows: inout ArraySlice<RowSegment>, of scope: Node)

  /// Whether the views are the header of a section.
  var isSectionHeader: Bool { get }

  /// Returns the value that `scope` sets for a preference in place of the views in it; `nil` to
  /// leave it to them.
  func preference<Key: PreferenceKey>(_ key: Key.Type, of scope: StatefulScope<Self>) -> Key.Value?
}

extension ScopeState {
  package mutating func willUnmount(_ scope: Node) {}
  package func change(_ rows: inout ArraySlice<RowSegment>, of scope: Node) {}
  package var isSectionHeader: Bool { false }

  package func preference<Key: PreferenceKey>(
    _ key: Key.Type, of scope: StatefulScope<Self>
  ) -> Key.Value? { nil }
}

/// The scope of modifiers that do not draw: it keeps a state for them.
package final class StatefulScope<State: ScopeState>: GroupNode, ScopeNode, SectionHeaderScope {
  package var state: State

  package required override init(in context: ViewContext) {
    state = State(in: context)
    super.init(in: context)
  }

  var isSectionHeader: Bool { state.isSectionHeader }

  package override func appendRows(to segments: inout [RowSegment]) {
    let first = segments.count
    super.appendRows(to: &segments)
    state.change(&segments[first...], of: self)
  }

  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    if let own = state.preference(key, of: self) {
      key.combine(own, into: &value)
    } else {
      super.reducePreference(key, into: &value)
    }
  }

  /// Returns the value that the views in the scope set for a preference, if one does.
  func innerPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var value: Key.Value?
    super.reducePreference(key, into: &value)
    return value
  }

  package override func unmount() {
    state.willUnmount(self)
    super.unmount()
  }
}

/// The state of a scope that keeps nothing.
struct NoState: ScopeState {
  init(in context: ViewContext) {}
}
