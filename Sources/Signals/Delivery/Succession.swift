/// A subscription to one publisher after another, on behalf of one subscriber.
///
///     first:        --a--b-|
///     second:              --c--|
///     subscriber:   --a--b---c--|
///
/// The subscriber is handed on from each publisher to the next, so nothing stands between it and
/// whoever sends but a look at ``isLive``: events need no gate where a publisher begins after the one
/// before has ended. The gate is for the steps from one to the next.
@usableFromInline
final class Succession: Gate, @unchecked Sendable {
  // @unchecked: the subscription is behind a lock.

  /// Subscribes to the next publisher, or to whatever comes before that.
  @usableFromInline typealias Step = @Sendable () -> AnyCancellable

  private let current = Lock<AnyCancellable?>(nil)

  /// Takes `step`, unless cancelled. If a publisher ends while it is subscribed to, that returns
  /// before the step to the next: a long row of short publishers takes no stack.
  @usableFromInline @inline(never)
  func proceed(_ step: @escaping Step) {
    guard enter() else { return post { self.take(step) } }
    take(step)
    leave()
  }

  private func take(_ step: Step) {
    guard isLive else { return }
    replaceCurrent(by: step())?.cancel()
    if !isLive { release() }
  }

  @usableFromInline
  override func release() {
    replaceCurrent(by: nil)?.cancel()
  }

  private func replaceCurrent(by new: AnyCancellable?) -> AnyCancellable? {
    current.withLock { current in
      defer { current = new }
      return current
    }
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
  mutating func receive(_ input: Input) -> Demand {
    succession.isLive ? downstream.receive(input) : .stop
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    if succession.isLive { downstream.receive(completion: completion) }
  }
}
