/// The numbers of active and pending inner publishers of a `flatMap`: decides when to subscribe
/// and when to finish.
@usableFromInline
struct FlatMapCounts: Sendable {
  let limit: Int
  /// The number of publishers that are subscribed to.
  var active = 0
  /// The number of publishers that wait.
  var pending = 0
  var isUpstreamFinished = false

  /// The step that follows when a publisher has finished.
  @usableFromInline
  enum Action: Sendable {
    case wait, subscribe, finish
  }

  @usableFromInline
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether a publisher waits and the limit allows to subscribe to it.
  @usableFromInline var canSubscribe: Bool {
    pending > 0 && active < limit
  }

  /// Adds a publisher, which waits.
  @usableFromInline
  mutating func add() {
    pending += 1
  }

  /// Takes a publisher that need not wait, or returns `false` if it must.
  @usableFromInline
  mutating func takeAtOnce() -> Bool {
    guard pending == 0, active < limit else { return false }
    active += 1
    return true
  }

  /// Takes the publisher that has waited longest, or returns `false` if the limit is reached or
  /// none waits.
  @usableFromInline
  mutating func take() -> Bool {
    guard canSubscribe else { return false }
    pending -= 1
    active += 1
    return true
  }

  /// Records that a publisher has finished, and returns what to do then.
  @usableFromInline
  mutating func finishPublisher() -> Action {
    active -= 1
    return action
  }

  /// Records that the upstream has finished, and returns what to do then.
  @usableFromInline
  mutating func finishUpstream() -> Action {
    isUpstreamFinished = true
    return action
  }

  var action: Action {
    if pending > 0 { return .subscribe }
    return isUpstreamFinished && active == 0 ? .finish : .wait
  }
}
