/// The state that a scope keeps between two updates, with its part in the life of the tree.
@MainActor
package protocol ScopeState {
  init(in context: ViewContext)

  /// Called before `scope` and its descendants are unmounted.
  mutating func willUnmount(_ scope: Node)

  /// Called when the environment of `scope` has changed.
  func environmentDidChange(of scope: StatefulScope<Self>, from old: EnvironmentValues)

  /// Changes the rows from `first` on, which the views in `scope` add to a lazy container.
  func change(_ rows: inout [RowSegment], from first: Int, of scope: Node)

  /// Whether the views are the header of a section.
  var isSectionHeader: Bool { get }

  /// Whether the scope sets a preference or observes those of the views in it.
  static var concernsPreferences: Bool { get }

  /// Returns the value that `scope` sets for a preference in place of the views in it; `nil` to
  /// leave it to them.
  func preference<Key: PreferenceKey>(_ key: Key.Type, of scope: StatefulScope<Self>) -> Key.Value?

  /// Called when the value of a preference has changed that a view in `scope` sets.
  mutating func preferencesDidChange(in scope: StatefulScope<Self>)
}

extension ScopeState {
  package mutating func willUnmount(_ scope: Node) {}
  package func environmentDidChange(of scope: StatefulScope<Self>, from old: EnvironmentValues) {}
  package func change(_ rows: inout [RowSegment], from first: Int, of scope: Node) {}
  package var isSectionHeader: Bool { false }
  package static var concernsPreferences: Bool { false }
  package mutating func preferencesDidChange(in scope: StatefulScope<Self>) {}

  package func preference<Key: PreferenceKey>(
    _ key: Key.Type, of scope: StatefulScope<Self>
  ) -> Key.Value? { nil }
}

/// The scope of modifiers that do not draw: a class, because it hosts every ``ScopeState``.
package final class StatefulScope<State: ScopeState>: GroupNode, ScopeNode, SectionHeaderScope,
  PreferenceScope
{
  package var state: State

  package required override init(in context: ViewContext) {
    state = State(in: context)
    super.init(in: context)
    isPreferenceScope = State.concernsPreferences
  }

  var isSectionHeader: Bool { state.isSectionHeader }

  package override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    state.environmentDidChange(of: self, from: old)
  }

  package override func appendRows(to segments: inout [RowSegment]) {
    let first = segments.count
    super.appendRows(to: &segments)
    state.change(&segments, from: first, of: self)
  }

  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    state.preference(key, of: self)
  }

  package func innerPreferencesDidChange() { state.preferencesDidChange(in: self) }

  /// Returns the value that the views in the scope set for a preference, if one does.
  func innerPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var value: Key.Value?
    reduceInnerPreference(key, into: &value)
    return value
  }

  package override func unmount() {
    state.willUnmount(self)
    super.unmount()
  }
}

/// The state of a scope that keeps nothing.
package struct NoState: ScopeState {
  package init(in context: ViewContext) {}
}
