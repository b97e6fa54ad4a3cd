extension Publisher {
  /// The values as an asynchronous sequence.
  ///
  ///     for await title in titles.values { print(title) }
  ///
  /// Each iterator subscribes when it is made and loses nothing: what comes while nobody awaits
  /// waits, without bound, for the next `next()`. A failure is thrown, after the values before it.
  /// Cancelling the task ends the subscription; what came before is still there to be read.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(publisher: self, buffering: .unbounded)
  }

  /// The values as an asynchronous sequence that bounds what may wait.
  ///
  ///     for await position in positions.values(buffering: .newest(1)) { … }
  ///
  /// As ``Publisher/values``, but where the task is slower than the publisher, ``BufferingPolicy`` tells
  /// which values go.
  ///
  /// - Precondition: There is room for one value at least.
  public func values(buffering: BufferingPolicy) -> AsyncPublisher<Self> {
    buffering.check("values")
    return AsyncPublisher(publisher: self, buffering: buffering)
  }
}

/// A publisher's values as an asynchronous sequence: see ``Publisher/values``.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence, Sendable {
  /// What the publisher sends.
  public typealias Element = Upstream.Output
  /// What the publisher may fail with.
  public typealias Failure = Upstream.Failure

  @usableFromInline let publisher: Upstream
  @usableFromInline let buffering: BufferingPolicy

  @usableFromInline
  init(publisher: Upstream, buffering: BufferingPolicy) {
    self.publisher = publisher
    self.buffering = buffering
  }

  /// Subscribes.
  @inlinable
  public func makeAsyncIterator() -> Iterator {
    let inbox = AsyncInbox<Element, Failure>(buffering)
    return Iterator(inbox, publisher.subscribe(AsyncInboxSubscriber(inbox)))
  }

  /// One subscription, pulled.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline let inbox: AsyncInbox<Element, Failure>
    @usableFromInline let subscription: AnyCancellable
    /// Taken out of the inbox all at once; a burst costs its reader one lock.
    @usableFromInline var taken = Queue<Element>()

    @inlinable
    init(_ inbox: AsyncInbox<Element, Failure>, _ subscription: AnyCancellable) {
      self.inbox = inbox
      self.subscription = subscription
    }

    /// The next value; `nil` after the last one.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      if let value = taken.popFirst() { return value }
      return try await refill(isolation: actor)
    }

    /// The next value; `nil` after the last one.
    @inlinable
    public mutating func next() async throws(Failure) -> Element? {
      try await next(isolation: nil)
    }

    @inlinable @inline(never)
    mutating func refill(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      while true {
        let isLast = Task.isCancelled
        if isLast { subscription.cancel() }
        let completion = inbox.take(&taken)
        if let first = taken.popFirst() { return first }
        if case .failure(let error) = completion { throw error }
        if isLast || completion != nil { return nil }
        await inbox.wait(isolation: actor)
      }
    }
  }
}

/// Where a subscription leaves values for a task.
@usableFromInline
final class AsyncInbox<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var backlog: Backlog<Element, Failure>
    /// Set while the reader waits.
    @usableFromInline var reader: UnsafeContinuation<Void, Never>?

    @inlinable
    init(_ buffering: BufferingPolicy) {
      backlog = Backlog(buffering)
    }
  }

  @usableFromInline let state: Lock<State>

  @inlinable
  init(_ buffering: BufferingPolicy) {
    state = Lock(State(buffering))
  }

  @inlinable @inline(__always)
  func append(_ value: Element) {
    let reader = state.withLock { state in
      state.backlog.append(value) ? state.reader.take() : nil
    }
    reader?.resume()
  }

  @usableFromInline
  func end(_ completion: Completion<Failure>) {
    let reader = state.withLock { state in
      state.backlog.end(completion) ? state.reader.take() : nil
    }
    reader?.resume()
  }

  /// Fills `values`, which must be empty, with what has come, leaving its memory for what comes
  /// next. If nothing has come and nothing will, returns how it ended.
  @inlinable
  func take(_ values: inout Queue<Element>) -> Completion<Failure>? {
    let (came, completion) = state.withLock { [values] state in
      let came = state.backlog.take(leaving: values)
      return (came, came.isEmpty ? state.backlog.completion : nil)
    }
    values = came
    return completion
  }

  /// Waits until there is something to take, or the task is cancelled.
  @usableFromInline
  func wait(isolation actor: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { reader in
        let mustWait = state.withLock { state in
          guard !Task.isCancelled, state.backlog.leave() else { return false }
          state.reader = reader
          return true
        }
        if !mustWait { reader.resume() }
      }
    } onCancel: {
      state.withLock { $0.reader.take() }?.resume()
    }
  }
}

@usableFromInline
struct AsyncInboxSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let inbox: AsyncInbox<Input, Failure>

  @inlinable
  init(_ inbox: AsyncInbox<Input, Failure>) {
    self.inbox = inbox
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Demand {
    inbox.append(input)
    return .more
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    inbox.end(completion)
  }
}
