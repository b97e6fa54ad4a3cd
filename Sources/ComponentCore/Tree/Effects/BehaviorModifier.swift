/// A modifier that wraps a view in a node whose behavior follows values.
package nonisolated struct BehaviorModifier<Wrapper: BehaviorNode, Value: Sendable>: NodeModifier {
  let value: ValueOrPublisher<Value>
  let setValue: @MainActor (inout Wrapper.Behavior, Value) -> Void
  let configure: (@MainActor (inout Wrapper.Behavior) -> Void)?

  package static var drawsSurface: Bool { Wrapper.Behavior.drawsSurface }

  @MainActor
  package func update(_ wrapper: Wrapper) {
    if let configure { wrapper.update(configure) }
    // The closure, which each value calls, would look up the type of a modifier that it captures.
    let setValue = setValue
    wrapper.bind(value) { wrapper, value in wrapper.update { setValue(&$0, value) } }
  }
}

/// A modifier that wraps a view in a node with a given behavior.
package nonisolated struct ConstantBehaviorModifier<Wrapper: BehaviorNode>: NodeModifier {
  let behavior: Wrapper.Behavior

  package static var drawsSurface: Bool { Wrapper.Behavior.drawsSurface }

  @MainActor
  package func update(_ wrapper: Wrapper) {
    wrapper.setSubscription(nil, in: 0)
    wrapper.update { $0 = behavior }
  }
}

extension View {
  /// Returns this view in a wrapper with `effect`.
  @inline(__always)
  package nonisolated func effect<Applied: Effect>(
    _ effect: Applied
  ) -> ModifiedContent<Self, ConstantBehaviorModifier<EffectNode<Applied>>> {
    nodeModifier(ConstantBehaviorModifier(behavior: effect))
  }

  /// Returns this view in a wrapper whose effect follows `value`.
  ///
  /// - Parameters:
  ///   - type: The type of the effect.
  ///   - value: A value or a publisher of values.
  ///   - setValue: Sets a value of the effect.
  ///   - configure: Sets the other values of the effect, which do not depend on `value`.
  @inline(__always)
  package nonisolated func effect<Applied: Effect, Value: Sendable>(
    _ type: Applied.Type, _ value: ValueOrPublisher<Value>,
    _ setValue: @escaping @MainActor (inout Applied, Value) -> Void,
    configure: (@MainActor (inout Applied) -> Void)? = nil
  ) -> ModifiedContent<Self, BehaviorModifier<EffectNode<Applied>, Value>> {
    nodeModifier(BehaviorModifier(value: value, setValue: setValue, configure: configure))
  }
}
