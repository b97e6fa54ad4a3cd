import ComponentCore
import Signals

/// A scene of which a modifier has changed the view.
nonisolated struct ModifiedScene<Content: View>: Scene {
  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  @MainActor var body: some View { content }
}

extension TupleView: Scene {}
extension ConditionalView: Scene {}

extension Scene {
  /// Runs `action` with the old and the new value when `value` changes.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some Scene {
    ModifiedScene(scopedView.onChange(of: value, initial: initial, action))
  }

  /// Runs `action` when `value` changes.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    ModifiedScene(scopedView.onChange(of: value, initial: initial, action))
  }

  /// Runs `action` with the new value when `value` changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some Scene {
    ModifiedScene(scopedView.onChange(of: value, perform: action))
  }

  /// Sets an environment value of the scene.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ModifiedScene(scopedView.environment(keyPath, value))
  }

  /// The scene as a view, which has no modifiers of scenes.
  private nonisolated var scopedView: some View { Group { self } }
}
