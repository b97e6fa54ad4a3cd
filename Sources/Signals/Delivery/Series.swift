/// Several publishers, one after another, for one subscriber.
///
///     steps:   c, subscriber      a.append(b).append(c), while a sends
///              subscriber         while b or c sends
///
/// The steps that follow are a stack: the completion of a publisher takes the last one, which
/// subscribes to the next publisher or passes the completion on to the step below. The lowest one
/// is the subscriber itself. Subscriptions and completions run as jobs of one
/// ``SerialSubscription``, so they use no stack.
///
/// The publishers' subscribers retain the series, and the series does not retain itself. So when
/// no publisher is left that could send, the subscriber is released.
@usableFromInline
final class Series<Output: Sendable>: @unchecked Sendable {
  // @unchecked: only jobs of the subscription touch the steps, one at a time.

  @usableFromInline let subscription: SerialSubscription
  @usableFromInline let receiveValue: @Sendable (Output) -> Demand
  /// The steps, each a ``SeriesStep`` for the failure of the publisher before.
  @exclusivity(unchecked) @usableFromInline var steps: [any AnyObject & Sendable]

  /// Creates a series for a subscriber, which these closures call.
  @inlinable
  init<Failure>(
    _ subscription: SerialSubscription,
    receiveValue: @escaping @Sendable (Output) -> Demand,
    receiveCompletion: @escaping @Sendable (Completion<Failure>) -> Void
  ) {
    self.subscription = subscription
    self.receiveValue = receiveValue
    steps = [
      SeriesStep<Output, Failure> { _, completion in
        receiveCompletion(completion)
        return .ended
      }
    ]
  }

  /// Subscribes to a publisher.
  ///
  /// - Parameters:
  ///   - step: The step that follows its completion.
  ///   - connect: Subscribes to it.
  @inlinable
  func subscribe<Failure>(
    before step: SeriesStep<Output, Failure>,
    to connect: @escaping @Sendable (Series) -> AnyCancellable
  ) {
    subscription.replace {
      self.steps.append(step)
      return connect(self)
    }
  }

  /// Takes the step that follows a completion.
  @inlinable
  func complete<Failure>(_ completion: Completion<Failure>) {
    subscription.replace {
      // A publisher that completes twice finds the step of another one.
      (self.steps.popLast() as? SeriesStep<Output, Failure>)?.perform(self, completion) ?? .ended
    }
  }
}

/// The step that follows the completion of a publisher in a series.
@usableFromInline
final class SeriesStep<Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline let perform: @Sendable (Series<Output>, Completion<Failure>) -> AnyCancellable

  @inlinable
  init(_ perform: @escaping @Sendable (Series<Output>, Completion<Failure>) -> AnyCancellable) {
    self.perform = perform
  }
}

/// Passes the events of one publisher to its series, until that is cancelled.
@usableFromInline
struct SeriesSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let series: Series<Input>

  @inlinable
  init(_ series: Series<Input>) {
    self.series = series
  }

  /// Returns the series in which `subscriber` receives, also if its type is erased.
  @inlinable @inline(__always)
  static func series<S: Subscriber<Input, Failure>>(of subscriber: S) -> Series<Input>? {
    // The compiler decides this, because it knows `S` where this is inlined.
    if let direct = subscriber as? SeriesSubscriber { return direct.series }
    return (subscriber as? AnySubscriber<Input, Failure>)?.box?.context as? Series<Input>
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Demand {
    // The unmanaged reference avoids retains: this subscriber retains the series.
    Unmanaged.passUnretained(series)._withUnsafeGuaranteedRef {
      $0.subscription.isActive ? $0.receiveValue(input) : .stop
    }
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    series.complete(completion)
  }
}
