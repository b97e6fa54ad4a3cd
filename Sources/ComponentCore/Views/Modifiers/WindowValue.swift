import Signals

// What views say about the window in which they are shown, such as its title: a value of a type of
// its own. Of several views the last one in reading order counts, and a view inside another before
// that.

/// A view that runs an action when the value that its content sets for the window has changed.
package nonisolated struct WindowValueReader<Value: Equatable & Sendable, Content: View>: View {
  private let content: Content
  private let action: @MainActor (Value?) -> Void

  /// Creates a view that runs `action`; `nil` means that `content` sets no value.
  package init(_ content: Content, perform action: @escaping @MainActor (Value?) -> Void) {
    self.content = content
    self.action = action
  }

  @MainActor
  package func node(updating existing: Node?, in context: ViewContext) -> Node {
    content.onPreferenceChange(WindowValueKey<Value>.self, perform: action)
      .node(updating: existing, in: context)
  }
}

private struct WindowValueKey<Item: Equatable & Sendable>: PreferenceKey {
  static func reduce(value: inout Item?, nextValue: () -> Item?) {
    value = nextValue() ?? value
  }
}

/// Sets a value for the window; `nil` sets none.
nonisolated struct WindowValueModifier<Value: Equatable & Sendable>: ScopeModifier {
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

struct WindowValueState<Value: Equatable & Sendable>: ScopeState {
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
