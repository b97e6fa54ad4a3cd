import Signals

/// Tells when a task has subscribed: what a test waits for before it sends or lets time pass.
struct SubscriptionProbe<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  private let subscriptions = AsyncStream.makeStream(of: Void.self)

  init(_ upstream: Upstream) {
    self.upstream = upstream
  }

  func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    defer { subscriptions.continuation.yield() }
    return upstream.subscribe(subscriber)
  }

  /// Waits for so many subscriptions.
  func waitForSubscriptions(_ count: Int = 1) async {
    var next = subscriptions.stream.makeAsyncIterator()
    for _ in 0..<count { await next.next() }
  }
}
