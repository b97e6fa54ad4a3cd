// Gestures of two gestures. A terminal's pointer reaches both: the first one, and if it does not
// use the pointer, the second one.

/// A gesture that tells how it goes on.
public protocol ObservedGesture: Gesture {
  /// What the gesture tells.
  associatedtype Value

  /// Returns a copy that also runs `action` while the gesture goes on.
  func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self

  /// Returns a copy that also runs `action` when the gesture ends.
  func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> Self
}

extension ObservedGesture {
  /// Returns a copy that changes `state` with `body` while the gesture goes on, and resets it when
  /// the gesture ends.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    onChanged { value in
      var (newState, transaction) = (state.wrappedValue, Transaction())
      body(value, &newState, &transaction)
      withTransaction(transaction) { state.set(newState) }
    }
    .onEnded { _ in state.reset() }
  }
}

extension TapGesture: ObservedGesture {
  /// A click tells nothing.
  public typealias Value = Void

  /// Returns the gesture: a click does not go on.
  public func onChanged(_ action: @escaping @MainActor (()) -> Void) -> TapGesture { self }
}

extension DragGesture: ObservedGesture {}
extension MagnificationGesture: ObservedGesture {}
extension RotationGesture: ObservedGesture {}
extension MagnifyGesture: ObservedGesture {}
extension RotateGesture: ObservedGesture {}
extension SpatialTapGesture: ObservedGesture {
  /// Returns the gesture: a click does not go on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }
}

/// Two gestures that are recognized each by itself.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  var first: First
  var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Returns `view` with both gestures, the first one inside.
  public func added(to view: AnyView) -> AnyView { second.added(to: first.added(to: view)) }
}

extension SimultaneousGesture: ObservedGesture
where First: ObservedGesture, Second: ObservedGesture {
  /// What the gestures tell.
  public struct Value {
    /// What the first gesture tells.
    public var first: First.Value?
    /// What the second gesture tells.
    public var second: Second.Value?
  }

  /// Returns a copy that also runs `action` while one of the gestures goes on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self {
    Self(
      first.onChanged { action(Value(first: $0, second: nil)) },
      second.onChanged { action(Value(first: nil, second: $0)) })
  }

  /// Returns a copy that also runs `action` when one of the gestures ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> Self {
    Self(
      first.onEnded { action(Value(first: $0, second: nil)) },
      second.onEnded { action(Value(first: nil, second: $0)) })
  }
}

/// Two gestures, of which the second one is recognized if the first one is not.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  var first: First
  var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Returns `view` with both gestures, the first one inside.
  public func added(to view: AnyView) -> AnyView { second.added(to: first.added(to: view)) }
}

extension ExclusiveGesture: ObservedGesture where First: ObservedGesture, Second: ObservedGesture {
  /// What one of the gestures tells.
  public enum Value {
    /// What the first gesture tells.
    case first(First.Value)
    /// What the second gesture tells.
    case second(Second.Value)
  }

  /// Returns a copy that also runs `action` while one of the gestures goes on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self {
    Self(first.onChanged { action(.first($0)) }, second.onChanged { action(.second($0)) })
  }

  /// Returns a copy that also runs `action` when one of the gestures ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> Self {
    Self(first.onEnded { action(.first($0)) }, second.onEnded { action(.second($0)) })
  }
}

/// Two gestures, of which the second one counts after the first one has ended: a drag after a long
/// press in the same press.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  var first: First
  var second: Second
  /// The actions after a press without the second gesture, with whether the first one has ended.
  private var released: [@MainActor (Bool) -> Void] = []

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Returns `view` with both gestures, the first one inside.
  public func added(to view: AnyView) -> AnyView {
    guard let press = first as? LongPressGesture, let drag = second as? DragGesture else {
      return second.added(to: first.added(to: view))
    }
    return drag.added(to: view, after: press) { [released] isHeld in
      for action in released { action(isHeld) }
    }
  }
}

extension SequenceGesture: ObservedGesture where First: ObservedGesture, Second: ObservedGesture {
  /// How far the gestures are.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; what the second one tells, if it has begun.
    case second(First.Value, Second.Value?)
  }

  /// Returns a copy that also runs `action` while the gestures go on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self {
    following {
      action($0)
    } ended: { _ in
    }
  }

  /// Returns a copy that also runs `action` when the second gesture ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> Self {
    following { _ in
    } ended: {
      action($0)
    }
  }

  private func following(
    changed: @escaping @MainActor (Value) -> Void, ended: @escaping @MainActor (Value) -> Void
  ) -> Self {
    let last = Last()
    // A drag after a long press only begins when that has ended.
    let isHeld = first is LongPressGesture && second is DragGesture
    var gesture = Self(
      first.onChanged { changed(.first($0)) }
        .onEnded {
          last.value = $0
          changed(.second($0, nil))
        },
      second.onChanged { if let first = last.value(isHeld) { changed(.second(first, $0)) } }
        .onEnded {
          guard let first = last.value(isHeld) else { return }
          last.value = nil
          ended(.second(first, $0))
        })
    gesture.released =
      released + [
        { wasHeld in
          guard wasHeld, let first = last.value(isHeld) else { return }
          last.value = nil
          ended(.second(first, nil))
        }
      ]
    return gesture
  }

  /// Returns a copy that changes `state` with `body` while the gestures go on, and resets it when
  /// they end, also if the second one has not begun.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    var gesture = onChanged { value in
      var (newState, transaction) = (state.wrappedValue, Transaction())
      body(value, &newState, &transaction)
      withTransaction(transaction) { state.set(newState) }
    }
    .onEnded { _ in state.reset() }
    gesture.released.append { _ in state.reset() }
    return gesture
  }

  /// What the first gesture told when it ended.
  @MainActor private final class Last {
    var value: First.Value?

    nonisolated init() {}

    /// Returns the value; `true` if it is known that the button was held.
    func value(_ isHeld: Bool) -> First.Value? { value ?? (isHeld ? true as? First.Value : nil) }
  }
}

extension Gesture {
  /// Returns this gesture and another one, of which each is recognized by itself.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Returns this gesture and another one, which the pointer reaches if this one does not use it.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Returns this gesture and another one, which counts after this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
