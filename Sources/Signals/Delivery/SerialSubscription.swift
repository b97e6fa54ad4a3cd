/// A subscription to one publisher after another, on behalf of one subscriber.
///
///     first:        --a--b-|
///     second:              --c--|
///     subscriber:   --a--b---c--|
///
/// The subscriber is handed on from each publisher to the next, so nothing stands between it and
/// whoever sends but a look at ``isActive``: events need no gate where a publisher begins after the one
/// before has ended. The gate is for the steps from one to the next.
@usableFromInline
final class SerialSubscription: DrainGate, @unchecked Sendable {
  // @unchecked: the subscription is behind a lock.

  /// Subscribes to the next publisher, or to whatever comes before that.
  @usableFromInline typealias Connect = @Sendable () -> AnyCancellable

  private let current = Lock<AnyCancellable?>(nil)

  /// Runs `connect`, unless cancelled. If a publisher ends while it is subscribed to, that returns
  /// before the step to the next: a long row of short publishers takes no stack.
  @usableFromInline @inline(never)
  func replace(with connect: @escaping Connect) {
    guard enter() else { return post { self.run(connect) } }
    run(connect)
    leave()
  }

  private func run(_ connect: Connect) {
    guard isActive else { return }
    replaceCurrent(by: connect())?.cancel()
    if !isActive { releaseResources() }
  }

  @usableFromInline
  override func releaseResources() {
    replaceCurrent(by: nil)?.cancel()
  }

  private func replaceCurrent(by new: AnyCancellable?) -> AnyCancellable? {
    current.withLock { current in
      defer { current = new }
      return current
    }
  }
}

/// Subscribes to the last publisher of a serial subscription.
@usableFromInline
struct FinalSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let serial: SerialSubscription
  @usableFromInline var downstream: Downstream

  @inlinable
  init(serial: SerialSubscription, downstream: consuming Downstream) {
    self.serial = serial
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    serial.isActive ? downstream.receive(input) : .stop
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    if serial.isActive { downstream.receive(completion: completion) }
  }
}
