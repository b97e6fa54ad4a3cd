import Signals

/// A value that a control shows and changes: a binding, a subject, or a publisher with an action.
///
///     Toggle("Wi-Fi", isOn: $isConnected)
///     Toggle("Wi-Fi", isOn: connected)                          // a subject
///     Toggle("Wi-Fi", isOn: states.controlled { connect($0) })  // a publisher and an action
///
/// A control shows the value of a binding, or the newest value of a subject or publisher. When the
/// user changes it, the control writes the binding, sends to the subject, or runs the action.
public protocol ControlSource<Value> {
  /// The type of the value.
  associatedtype Value

  /// The way to read and write the value, which only controls use.
  @_documentation(visibility: internal)
  var storage: ControlStorage<Value> { get }
}

/// The way to read and write the value of a ``ControlSource``.
@_documentation(visibility: internal)
public struct ControlStorage<Value> {
  fileprivate let source: any StoredControlSource<Value>

  /// Returns the value as a control shows it.
  ///
  /// - Parameters:
  ///   - get: Converts a stored value to a shown one. Always the same for a control, because a
  ///     control that follows a publisher already does not follow it again.
  ///   - set: Converts a chosen value to a stored one; `nil` if there is none.
  func controlValue<Shown: Sendable>(
    get: @escaping @Sendable (Value) -> Shown, set: @escaping (Shown) -> Value?
  ) -> ControlValue<Shown> {
    source.controlValue(get: get, set: set)
  }

  /// The value for nodes that show it without conversion.
  package var followedValue: FollowedValue<Value> { source.followedValue }
}

/// A source of this module.
///
/// It supplies the requirement of ``ControlSource`` that programs do not see.
protocol StoredControlSource<Value>: ControlSource {
  /// Returns the value as a control shows it, converted by `get` and back by `set`.
  func controlValue<Shown: Sendable>(
    get: @escaping @Sendable (Value) -> Shown, set: @escaping (Shown) -> Value?
  ) -> ControlValue<Shown>

  /// The value for nodes that show it without conversion.
  var followedValue: FollowedValue<Value> { get }
}

extension StoredControlSource {
  /// The way to read and write the value.
  public var storage: ControlStorage<Value> { ControlStorage(source: self) }
}

extension ControlSource {
  /// Returns a binding whose value never changes; writes are ignored.
  public static func constant<Constant>(_ value: Constant) -> Binding<Constant>
  where Self == Binding<Constant> {
    Binding(get: { value }, set: { _ in })
  }
}

// MARK: Sources

extension Binding: StoredControlSource {
  func controlValue<Shown: Sendable>(
    get: @escaping @Sendable (Value) -> Shown, set: @escaping (Shown) -> Value?
  ) -> ControlValue<Shown> {
    ControlValue(
      displayedValue: { ValueOrPublisher(get(wrappedValue)) },
      setValue: { shown in
        if let new = set(shown) { wrappedValue = new }
        return get(wrappedValue)
      })
  }

  var followedValue: FollowedValue<Value> {
    FollowedValue(read: { wrappedValue }, write: { wrappedValue = $0 }) { node, _ in
      node.setSubscription(nil, in: 0)
    }
  }
}

extension CurrentValueSubject: ControlSource where Failure == Never {
  /// The type of the subject's value.
  public typealias Value = Output
}

extension CurrentValueSubject: StoredControlSource where Failure == Never {
  func controlValue<Shown: Sendable>(
    get: @escaping @Sendable (Output) -> Shown, set: @escaping (Shown) -> Output?
  ) -> ControlValue<Shown> {
    ControlValue(
      displayedValue: { ValueOrPublisher(self, initial: self.value, get) },
      setValue: { shown in
        guard let new = set(shown) else { return get(self.value) }
        self.send(new)
        return nil
      })
  }

  var followedValue: FollowedValue<Output> {
    FollowedValue(read: { nil }, write: { self.send($0) }) { node, apply in
      node.bind(ValueOrPublisher(self)) { apply($0, $1) }
    }
  }
}

/// The newest value of a publisher, and an action for the changes that the user makes.
struct ControlledPublisher<Upstream: Publisher>: StoredControlSource
where Upstream.Failure == Never {
  typealias Value = Upstream.Output

  let upstream: Upstream
  let initial: Upstream.Output?
  let action: (Upstream.Output) -> Void

  func controlValue<Shown: Sendable>(
    get: @escaping @Sendable (Upstream.Output) -> Shown,
    set: @escaping (Shown) -> Upstream.Output?
  ) -> ControlValue<Shown> {
    ControlValue(
      displayedValue: { ValueOrPublisher(upstream, initial: initial, get) },
      setValue: { shown in
        if let new = set(shown) { action(new) }
        return nil
      })
  }

  var followedValue: FollowedValue<Upstream.Output> {
    FollowedValue(read: { nil }, write: action) { [upstream, initial] node, apply in
      node.bind(ValueOrPublisher(upstream, initial: initial)) { apply($0, $1) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns a source for a control that shows the newest value of this publisher.
  ///
  ///     Slider(value: volumes.controlled { player.setVolume($0) }, in: 0...11)
  ///
  /// The control changes nothing by itself: it shows what the user chose when the publisher sends
  /// it.
  ///
  /// - Parameters:
  ///   - initial: The value before the first one of the publisher. Without it, a toggle is off, a
  ///     slider at its lower bound, and nothing is selected.
  ///   - action: Called with the values that the user chooses.
  public func controlled(
    initial: Output? = nil, action: @escaping (Output) -> Void
  ) -> some ControlSource<Output> {
    ControlledPublisher(upstream: self, initial: initial, action: action)
  }
}
