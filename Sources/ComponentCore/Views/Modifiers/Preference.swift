extension View {
  /// Sets the value of a preference key for the views that enclose this one.
  ///
  ///     Text(title).preference(key: LongestTitle.self, value: title.count)
  ///
  /// The value replaces those that views inside this one set.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The value of this view.
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    scopeModifier(PreferenceModifier<Key>(change: .replacement(value)))
  }

  /// Changes the value of a preference key that the views inside this one set.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - callback: Changes the combined value of the views inside, or the default value if none of
  ///     them sets one.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    scopeModifier(PreferenceModifier<Key>(change: .transform { value, _ in callback(&value) }))
  }

  /// Sets the value of a preference key to one that depends on a place in this view.
  ///
  ///     Text(tab.title)
  ///       .anchorPreference(key: SelectedTab.self, value: .bounds) { isSelected ? $0 : nil }
  ///
  /// The value replaces those that views inside this one set.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The place in this view.
  ///   - transform: Returns the value for an anchor of that place.
  public nonisolated func anchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    scopeModifier(
      PreferenceModifier<Key>(change: .anchor { transform(Anchor(value, of: $0)) }))
  }

  /// Changes the value of a preference key that the views inside this one set, with a place in
  /// this view.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The place in this view.
  ///   - transform: Changes the combined value of the views inside, or the default value if none
  ///     of them sets one.
  public nonisolated func transformAnchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    scopeModifier(
      PreferenceModifier<Key>(change: .transform { transform(&$0, Anchor(value, of: $1)) }))
  }

  /// Runs `action` when the combined value of a preference key in this view changes.
  ///
  ///     VStack { titles }
  ///       .onPreferenceChange(LongestTitle.self) { width = $0 }
  ///
  /// The value is at first the key's default. The views that enclose this one receive the
  /// preference, too.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - action: Runs before the frame that shows the change.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    onAnyPreferenceChange(key, perform: action)
  }

  /// Runs `action` when a preference has changed; one whose values cannot be compared, also when
  /// it was set again.
  nonisolated func onAnyPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View {
    scopeModifier(PreferenceChangeModifier<Key>(action: action))
  }
}

private nonisolated enum PreferenceChange<Key: PreferenceKey> {
  case replacement(Key.Value)
  case anchor((Node) -> Key.Value)
  case transform((inout Key.Value, Node) -> Void)
}

private nonisolated struct PreferenceModifier<Key: PreferenceKey>: ScopeModifier {
  let change: PreferenceChange<Key>

  @MainActor
  func didUpdateContent(of scope: StatefulScope<PreferenceState<Key>>, isNew: Bool) {
    let old = scope.state.change
    scope.state.change = change
    if case .replacement(let old) = old, case .replacement(let new) = change, areEqual(old, new) {
      return
    }
    scope.preferencesDidChange()
  }
}

private struct PreferenceState<OwnKey: PreferenceKey>: ScopeState {
  static var concernsPreferences: Bool { true }

  var change: PreferenceChange<OwnKey>?

  init(in context: ViewContext) {}

  func preference<Key: PreferenceKey>(
    _ key: Key.Type, of scope: StatefulScope<Self>
  ) -> Key.Value? {
    key == OwnKey.self ? value(of: scope) as? Key.Value : nil
  }

  private func value(of scope: StatefulScope<Self>) -> OwnKey.Value {
    switch change {
    case .replacement(let value): return value
    case .transform(let transform):
      var value = scope.innerPreference(OwnKey.self) ?? OwnKey.defaultValue
      transform(&value, scope)
      return value
    case .anchor(let makeValue): return makeValue(scope)
    case nil: return OwnKey.defaultValue
    }
  }

  mutating func willUnmount(_ scope: Node) {
    change = nil
  }
}

private nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: ScopeModifier {
  let action: @MainActor (Key.Value) -> Void

  @MainActor
  func didUpdateContent(of scope: StatefulScope<PreferenceObserver<Key>>, isNew: Bool) {
    scope.state.action = action
  }
}

/// Runs an action when the preference of the views in a scope has changed.
private struct PreferenceObserver<Key: PreferenceKey>: ScopeState {
  static var concernsPreferences: Bool { true }

  var action: (@MainActor (Key.Value) -> Void)?
  private var value = Key.defaultValue
  private var isPending = false

  init(in context: ViewContext) {}

  mutating func preferencesDidChange(in scope: StatefulScope<Self>) {
    if isPending { return }
    isPending = true
    scope.tree.afterEvaluating { [weak scope] in
      guard let scope else { return }
      scope.state.isPending = false
      if let action = scope.state.action, scope.state.read(from: scope) {
        action(scope.state.value)
      }
    }
  }

  /// Reads the preference; returns whether it has changed.
  private mutating func read(from scope: StatefulScope<Self>) -> Bool {
    let old = value
    value = scope.innerPreference(Key.self) ?? Key.defaultValue
    return !areEqual(value, old)
  }

  mutating func willUnmount(_ scope: Node) {
    action = nil
  }
}
