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

  @usableFromInline let subscription = SerialSubscription()
  @usableFromInline let receiveValue: @Sendable (Output) -> Demand
  private var steps: [SeriesStep]

  /// Creates a series for a subscriber, which these closures call.
  @usableFromInline
  init<Failure>(
    receiveValue: @escaping @Sendable (Output) -> Demand,
    receiveCompletion: @escaping @Sendable (Completion<Failure>) -> Void
  ) {
    self.receiveValue = receiveValue
    steps = [
      FailureStep<Output, Failure> { _, completion in
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
  @usableFromInline
  func subscribe<Failure>(
    before step: @escaping @Sendable (Series, Completion<Failure>) -> AnyCancellable,
    to connect: @escaping @Sendable (Series) -> AnyCancellable
  ) {
    subscription.replace {
      self.steps.append(FailureStep<Output, Failure>(step))
      return connect(self)
    }
  }

  /// Takes the step that follows a completion.
  @usableFromInline
  func complete<Failure>(_ completion: Completion<Failure>) {
    subscription.replace {
      // A publisher that completes twice finds the step of another one, or none.
      guard let step = self.steps.popLast() as? FailureStep<Output, Failure> else { return .ended }
      return step.run(self, completion)
    }
  }
}

/// A step of a series, of any type of failure.
private class SeriesStep {}

/// The step that follows a completion.
private final class FailureStep<Output: Sendable, Failure: Error>: SeriesStep {
  let run: @Sendable (Series<Output>, Completion<Failure>) -> AnyCancellable

  init(_ run: @escaping @Sendable (Series<Output>, Completion<Failure>) -> AnyCancellable) {
    self.run = run
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
