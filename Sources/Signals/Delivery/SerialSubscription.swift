/// A subscription to one publisher after another, on behalf of one subscriber.
///
///     first:        --a--b-|
///     second:              --c--|
///     subscriber:   --a--b---c--|
///
/// Each publisher begins after the previous one has ended, so their events need no gate: the
/// subscriber itself is handed from one to the next. The gate is for the replacements. A publisher
/// that ends while it is subscribed to queues the next replacement and returns, so that many short
/// publishers in a row use no stack.
@usableFromInline
final class SerialSubscription: DrainGate, JobRunner, @unchecked Sendable {
  // @unchecked: only the thread inside the gate touches the batch, and only the thread that has
  // locked the queue touches the pending jobs.

  /// Subscribes to a publisher.
  @usableFromInline typealias Job = @Sendable () -> AnyCancellable

  @usableFromInline var batch = Queue<PostedJob<Job>>()
  @usableFromInline var pending = Queue<PostedJob<Job>>()

  private let current = Lock<AnyCancellable?>(nil)

  @usableFromInline
  override init() {}

  /// Runs `connect`, unless cancelled, and replaces the current subscription with its result.
  @usableFromInline
  func replace(with connect: @escaping Job) {
    guard enter() else { return post(connect) }
    run(connect)
    leave()
  }

  @usableFromInline
  func run(_ connect: consuming @escaping Job) {
    guard isActive else { return }
    replaceCurrent(by: connect())?.cancel()
    if !isActive { releaseResources() }
  }

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
