/// The slots of the inner subscriptions of `flatMap`: decides when to subscribe and when to
/// finish.
@usableFromInline
struct FlatMapSlots: Sendable {
  private let limit: Int
  private var count = 0
  /// The slots that finished publishers have left. The upstream has slot 0, so they count from 1.
  private var free: [Int] = []
  private var isUpstreamFinished = false

  /// The step that follows when a publisher has finished.
  @usableFromInline
  enum Action: Sendable {
    case wait, subscribe, finish
  }

  @usableFromInline
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a slot for a subscription, or returns `nil` if the limit is reached.
  @usableFromInline
  mutating func take() -> Int? {
    guard count < limit else { return nil }
    count += 1
    return free.popLast() ?? count
  }

  /// Releases the slot of an inner publisher that has finished.
  @usableFromInline
  mutating func release(_ slot: Int) {
    count -= 1
    free.append(slot)
  }

  @usableFromInline
  mutating func finishUpstream() {
    isUpstreamFinished = true
  }

  /// Returns what to do after a publisher has finished.
  ///
  /// - Parameter hasPending: Whether publishers are waiting for a slot.
  @usableFromInline
  func action(hasPending: Bool) -> Action {
    if hasPending { return .subscribe }
    return isUpstreamFinished && count == 0 ? .finish : .wait
  }
}
