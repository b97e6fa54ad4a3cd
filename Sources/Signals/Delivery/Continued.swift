/// An operator that may continue with another publisher when the upstream completes.
///
///     a.append(b.append(c)):   a ── b ── c       one series
///     a.append(b).append(c):   a ── b ── c       one series
///
/// The publishers are a ``Series``. A nested operator of this kind, before or after, joins the
/// series that it finds in its subscriber. So a publisher that appends itself a million times uses
/// no stack, and a value takes one step.
@usableFromInline
struct Continued<Failure: Error, Next: Publisher>: Operator {
  @usableFromInline typealias Input = Next.Output
  @usableFromInline typealias NewFailure = Next.Failure

  @usableFromInline let sendsEndlessly: Bool
  @usableFromInline let continuation: @Sendable (Completion<Failure>) -> NextStep<Next>

  /// Creates an operator that calls `continuation` when the upstream completes.
  ///
  /// - Parameters:
  ///   - sendsEndlessly: Whether the next publisher may send values without end.
  ///   - continuation: Returns what follows a completion.
  @inlinable
  init(
    sendsEndlessly: Bool = false,
    _ continuation: @escaping @Sendable (Completion<Failure>) -> NextStep<Next>
  ) {
    self.sendsEndlessly = sendsEndlessly
    self.continuation = continuation
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Next.Output, Next.Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Next.Output, Failure>
  ) -> AnyCancellable {
    let outer = SeriesSubscriber<Next.Output, Next.Failure>.series(of: copy subscriber)
    let series = if let outer { outer } else { Self.series(for: subscriber) }
    let step = SeriesStep<Next.Output, Failure> { [continuation] series, completion in
      switch continuation(completion) {
      case .subscribe(let next):
        return next.subscribe(SeriesSubscriber<Next.Output, Next.Failure>(series))
      case .complete(let completion):
        series.complete(completion)
        return .ended
      }
    }
    series.subscribe(before: step) { [upstream] series in
      upstream.subscribe(SeriesSubscriber<Next.Output, Failure>(series))
    }
    return outer == nil ? AnyCancellable(series.subscription) : .ended
  }

  @inlinable @inline(__always)
  static func series<S: Subscriber<Next.Output, Next.Failure>>(
    for subscriber: consuming S
  ) -> Series<Next.Output> {
    let subscription = SerialSubscription()
    subscriber.prepareToEnd(subscription)
    let box = SubscriberBox(subscriber)
    return Series(
      subscription, receiveValue: { box.receive($0) },
      receiveCompletion: { (completion: Completion<Next.Failure>) in
        box.receive(completion: completion)
      })
  }
}

/// The step that follows the upstream's completion.
@usableFromInline
enum NextStep<Next: Publisher>: Sendable {
  case subscribe(to: Next)
  case complete(Completion<Next.Failure>)
}
