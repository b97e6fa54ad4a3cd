/// A subscription to one publisher after another, on behalf of one subscriber.
///
///     first:        --a--b-|
///     second:              --c--|
///     subscriber:   --a--b---c--|
///
/// The subscriber is handed on from each publisher to the next, so nothing stands between it and
/// whoever sends but a look at ``isLive``. There is no gate: a publisher begins after the one before
/// has ended.
@usableFromInline
final class Succession: Subscription, @unchecked Sendable {
  // @unchecked: the state is behind a lock.

  /// Subscribes to the next publisher, or to whatever comes before that.
  @usableFromInline typealias Step = @Sendable () -> AnyCancellable

  private struct State {
    var current: AnyCancellable?
    var isStepping = false
    var next: Step?
  }

  private let state = Lock(State())

  @inlinable
  override init() {}

  /// Takes `step`, unless cancelled. If it was asked for in the midst of another step, because that
  /// publisher ended while it was subscribed to, the step under way returns first: a long row of
  /// short publishers takes no stack.
  @usableFromInline @inline(never)
  func proceed(_ step: @escaping Step) {
    let isFree = state.withLock { state in
      if state.isStepping { state.next = step }
      defer { state.isStepping = true }
      return !state.isStepping
    }
    var step = isFree ? step : nil
    while let now = step {
      step = settle(isLive ? now() : .ended)
    }
  }

  /// Ends a step; returns the next one, if that has been asked for meanwhile.
  private func settle(_ new: AnyCancellable) -> Step? {
    let (old, next) = state.withLock { state in
      let (old, next) = (state.current, state.next)
      state.next = nil
      state.isStepping = next != nil
      state.current = isLive && next == nil ? new : nil
      return (old, next)
    }
    old?.cancel()
    if !isLive { new.cancel() }
    return next
  }

  @usableFromInline
  override func release() {
    let current = state.withLock { state in
      defer {
        state.current = nil
        state.next = nil
      }
      return state.current
    }
    current?.cancel()
  }
}

/// Subscribes to the last publisher of a succession.
@usableFromInline
struct LastSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let succession: Succession
  @usableFromInline var downstream: Downstream

  @inlinable
  init(succession: Succession, downstream: consuming Downstream) {
    self.succession = succession
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Flow {
    succession.isLive ? downstream.receive(input) : .stop
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    if succession.isLive { downstream.receive(completion: completion) }
  }
}
