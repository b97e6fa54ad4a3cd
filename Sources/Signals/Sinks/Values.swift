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
    let buffer = AsyncBuffer<Element, Failure>(buffering)
    return Iterator(buffer, publisher.subscribe(AsyncBufferSubscriber(buffer)))
  }

  /// One subscription, pulled.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline let buffer: AsyncBuffer<Element, Failure>
    @usableFromInline let subscription: AnyCancellable
    /// Taken out of the buffer all at once; a burst costs its waiter one lock.
    @usableFromInline var taken = Queue<Element>()

    @inlinable
    init(_ buffer: AsyncBuffer<Element, Failure>, _ subscription: AnyCancellable) {
      self.buffer = buffer
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
        let completion = buffer.take(&taken)
        if let first = taken.popFirst() { return first }
        if case .failure(let error) = completion { throw error }
        if isLast || completion != nil { return nil }
        await buffer.wait(isolation: actor)
      }
    }
  }
}

/// Where a subscription leaves values for a task.
@usableFromInline
final class AsyncBuffer<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var buffer: EventBuffer<Element, Failure>
    /// Set while the waiter waits.
    @usableFromInline var waiter: UnsafeContinuation<Void, Never>?

    @inlinable
    init(_ buffering: BufferingPolicy) {
      buffer = EventBuffer(buffering)
    }
  }

  @usableFromInline let state: Lock<State>

  @inlinable
  init(_ buffering: BufferingPolicy) {
    state = Lock(State(buffering))
  }

  @inlinable @inline(__always)
  func append(_ value: Element) {
    let waiter = state.withLock { state in
      state.buffer.append(value) ? state.waiter.take() : nil
    }
    waiter?.resume()
  }

  @usableFromInline
  func append(completion: Completion<Failure>) {
    let waiter = state.withLock { state in
      state.buffer.append(completion: completion) ? state.waiter.take() : nil
    }
    waiter?.resume()
  }

  /// Fills `values`, which must be empty, with what has come, leaving its memory for what comes
  /// next. If nothing has come and nothing will, returns how it ended.
  @inlinable
  func take(_ values: inout Queue<Element>) -> Completion<Failure>? {
    let (came, completion) = state.withLock { [values] state in
      let came = state.buffer.takeValues(leaving: values)
      return (came, came.isEmpty ? state.buffer.completion : nil)
    }
    values = came
    return completion
  }

  /// Waits until there is something to take, or the task is cancelled.
  @usableFromInline
  func wait(isolation actor: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { waiter in
        let mustWait = state.withLock { state in
          guard !Task.isCancelled, state.buffer.parkIfEmpty() else { return false }
          state.waiter = waiter
          return true
        }
        if !mustWait { waiter.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiter.take() }?.resume()
    }
  }
}

@usableFromInline
struct AsyncBufferSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let buffer: AsyncBuffer<Input, Failure>

  @inlinable
  init(_ buffer: AsyncBuffer<Input, Failure>) {
    self.buffer = buffer
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Demand {
    buffer.append(input)
    return .more
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    buffer.append(completion: completion)
  }
}
