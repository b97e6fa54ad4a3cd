/// The names that Combine gives to publishers.
///
/// Operators return `some Publisher` or `AnyPublisher` here; these are the types that programs
/// create themselves.
public enum Publishers {}

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence & Sendable, Failure: Error>: Publisher
  where Elements.Element: Sendable {
    /// The type of the values.
    public typealias Output = Elements.Element

    /// The elements to send.
    public let sequence: Elements

    /// Creates a publisher of the elements of `sequence`.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Sends the elements to `subscriber`, then finishes.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      sequence.publisher.setFailureType(to: Failure.self).eraseToAnyPublisher()
        .subscribe(subscriber)
    }
  }

  /// A publisher of the values of one publisher, and then of those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The type of the values.
    public typealias Output = Prefix.Output
    /// The error with which the publisher may end.
    public typealias Failure = Prefix.Failure

    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher that follows when the first has finished.
    public let suffix: Suffix

    /// Creates a publisher of the values of `prefix`, and then of those of `suffix`.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Subscribes `subscriber` to the first publisher.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      prefix.append(suffix).eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// The groups that `collect` makes of values by time.
  public typealias TimeGroupingStrategy = Signals.TimeGroupingStrategy
}
