import Signals

// What views say about the window in which they are shown, such as its title: a value of a type of
// its own. Of several views the last one in reading order counts, and a view inside another before
// that.

extension View {
  /// Runs `action` when the value that this view sets for the window has changed; `nil` means that
  /// it sets none.
  package nonisolated func onWindowValueChange<Value: Equatable & Sendable>(
    perform action: @escaping @MainActor (Value?) -> Void
  ) -> some View {
    onPreferenceChange(WindowValueKey<Value>.self, perform: action)
  }

  /// Sets a value for the window; `nil` sets none.
  package nonisolated func windowValue<Value: Equatable & Sendable>(
    _ value: ValueOrPublisher<Value?>
  ) -> some View {
    scopeModifier(WindowValueModifier(value: value))
  }
}

private struct WindowValueKey<Item: Equatable & Sendable>: PreferenceKey {
  static func reduce(value: inout Item?, nextValue: () -> Item?) {
    value = nextValue() ?? value
  }
}

/// Sets a value for the window; `nil` sets none.
private nonisolated struct WindowValueModifier<Value: Equatable & Sendable>: ScopeModifier {
  let value: ValueOrPublisher<Value?>

  @MainActor
  func willUpdateContent(
    of scope: StatefulScope<WindowValueState<Value>>, in context: inout ViewContext
  ) {
    scope.bind(value) { scope, value in
      if value == scope.state.value { return }
      scope.state.value = value
      scope.preferencesDidChange()
    }
  }
}

private struct WindowValueState<Value: Equatable & Sendable>: ScopeState {
  static var concernsPreferences: Bool { true }

  var value: Value?

  init(in context: ViewContext) {}

  /// Sets the value, unless a view inside sets one.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, of scope: StatefulScope<Self>
  ) -> Key.Value? {
    guard key == WindowValueKey<Value>.self, let value,
      (scope.innerPreference(WindowValueKey<Value>.self) ?? nil) == nil
    else { return nil }
    return WindowValueKey<Value>.Value(value) as? Key.Value
  }
}
