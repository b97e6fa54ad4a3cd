extension Publisher {
  /// The values as an asynchronous sequence.
  ///
  ///     for await title in titles.values { print(title) }
  ///
  /// Each iterator subscribes when it is made and loses nothing: what comes while nobody awaits
  /// waits, without bound, for the next `next()`. A failure is thrown, after the values before it.
  /// Cancelling the task ends the subscription; what came before is still there to be read.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(publisher: self)
  }
}

/// A publisher's values as an asynchronous sequence: see ``Publisher/values``.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence, Sendable {
  /// What the publisher sends.
  public typealias Element = Upstream.Output
  /// What the publisher may fail with.
  public typealias Failure = Upstream.Failure

  @usableFromInline let publisher: Upstream

  @usableFromInline
  init(publisher: Upstream) {
    self.publisher = publisher
  }

  /// Subscribes.
  @inlinable
  public func makeAsyncIterator() -> Iterator {
    let backlog = Backlog<Element, Failure>()
    return Iterator(backlog, publisher.subscribe(BacklogSubscriber(backlog)))
  }

  /// One subscription, pulled.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline let backlog: Backlog<Element, Failure>
    @usableFromInline let subscription: AnyCancellable
    /// Taken out of the backlog all at once; a burst costs its reader one lock.
    @usableFromInline var taken: [Element] = []
    @usableFromInline var position = 0

    @inlinable
    init(_ backlog: Backlog<Element, Failure>, _ subscription: AnyCancellable) {
      self.backlog = backlog
      self.subscription = subscription
    }

    /// The next value; `nil` after the last one.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      if position < taken.count {
        defer { position += 1 }
        return taken[position]
      }
      return try await refill(isolation: actor)
    }

    /// The next value; `nil` after the last one.
    @inlinable
    public mutating func next() async throws(Failure) -> Element? {
      try await next(isolation: nil)
    }

    @usableFromInline @inline(never)
    mutating func refill(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      taken.removeAll(keepingCapacity: true)
      position = 1
      while true {
        let isLast = Task.isCancelled
        if isLast { subscription.cancel() }
        let completion = backlog.take(&taken)
        if let first = taken.first { return first }
        if case .failure(let error) = completion { throw error }
        if isLast || completion != nil { return nil }
        await backlog.wait(isolation: actor)
      }
    }
  }
}

/// Values on their way from a thread that sends to a task that awaits.
@usableFromInline
final class Backlog<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var values: [Element] = []
    @usableFromInline var completion: Completion<Failure>?
    @usableFromInline var reader: UnsafeContinuation<Void, Never>?

    @inlinable
    init() {}
  }

  @usableFromInline let state = Lock(State())

  @inlinable
  init() {}

  @inlinable
  func append(_ value: Element) {
    let reader = state.withLock { state in
      state.values.append(value)
      return state.reader.take()
    }
    reader?.resume()
  }

  @usableFromInline
  func end(_ completion: Completion<Failure>) {
    let reader = state.withLock { state in
      state.completion = completion
      return state.reader.take()
    }
    reader?.resume()
  }

  /// Fills `values`, which must be empty, with what has come, leaving its memory for what comes
  /// next. If nothing has come and nothing will, returns how it ended.
  @usableFromInline
  func take(_ values: inout [Element]) -> Completion<Failure>? {
    let (came, completion) = state.withLock { [values] state in
      let came = state.values
      state.values = values
      return (came, came.isEmpty ? state.completion : nil)
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
          guard state.values.isEmpty, state.completion == nil, !Task.isCancelled else {
            return false
          }
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
struct BacklogSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let backlog: Backlog<Input, Failure>

  @inlinable
  init(_ backlog: Backlog<Input, Failure>) {
    self.backlog = backlog
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Flow {
    backlog.append(input)
    return .more
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    backlog.end(completion)
  }
}
