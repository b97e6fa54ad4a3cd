/// A node that sets a preference for the views in it, or observes them.
@MainActor
protocol PreferenceScope: Node {
  /// Returns the value that the node sets for `key` in place of its descendants; `nil` to leave it
  /// to them.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value?

  /// Called when the value of a preference has changed that a descendant sets.
  func innerPreferencesDidChange()
}

extension Node {
  /// Notifies this node and the enclosing ones that the value of a preference has changed, or the
  /// order of the nodes that set one.
  final func preferencesDidChange() {
    if keepsPreferences { return }
    hasPreferences = true
    if isPreferenceScope { (self as? any PreferenceScope)?.innerPreferencesDidChange() }
    parent?.preferencesDidChange()
  }

  /// Combines the values that this node and its descendants set for `key` with `value`, which is
  /// `nil` if no node before them sets one.
  final func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    if isPreferenceScope, let own = (self as? any PreferenceScope)?.preference(key) {
      key.combine(own, into: &value)
    } else {
      reduceInnerPreference(key, into: &value)
    }
  }

  /// Combines the values that the descendants set for `key` with `value`.
  final func reduceInnerPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    for child in children where child.hasPreferences {
      child.reducePreference(key, into: &value)
    }
  }
}
