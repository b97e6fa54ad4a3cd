/// A gesture of the left mouse button, which is held down for a time.
public struct LongPressGesture: ObservedGesture {
  let minimumDuration: Double
  private(set) var began: [@MainActor (Bool) -> Void] = []
  private(set) var ended: [@MainActor (Bool) -> Void] = []
  /// The actions after each press, also after one that was too short.
  private(set) var released: [@MainActor () -> Void] = []

  /// Creates a gesture of a button that is held for `minimumDuration` seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }

  /// Returns a copy that also runs `action` with `true` when the button goes down.
  public func onChanged(_ action: @escaping @MainActor (Bool) -> Void) -> LongPressGesture {
    var gesture = self
    gesture.began.append(action)
    return gesture
  }

  /// Returns a copy that also runs `action` with `true` when the time is over.
  public func onEnded(_ action: @escaping @MainActor (Bool) -> Void) -> LongPressGesture {
    var gesture = self
    gesture.ended.append(action)
    return gesture
  }

  /// Returns a copy that changes `state` with `body` when the button goes down, and resets it when
  /// the button comes up or the time is over.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Bool, inout State, inout Transaction) -> Void
  ) -> LongPressGesture {
    var gesture = onChanged { value in
      var (newState, transaction) = (state.wrappedValue, Transaction())
      body(value, &newState, &transaction)
      withTransaction(transaction) { state.set(newState) }
    }
    gesture.released.append { state.reset() }
    return gesture
  }

  /// Returns `view`, which then reacts to the press.
  public func added(to view: AnyView) -> AnyView {
    let (began, ended, released) = (began, ended, released)
    return AnyView(
      view.onLongPressGesture(
        minimumDuration: minimumDuration,
        perform: { for action in ended { action(true) } },
        onPressingChanged: { isPressing in
          if isPressing {
            for action in began { action(true) }
          } else {
            for action in released { action() }
          }
        }))
  }
}
