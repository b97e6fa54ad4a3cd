/// A publisher of one value.
///
///     Just("a"):  (a|)
///
/// Sends it to each subscriber while that subscribes, then finishes.
public struct Just<Output: Sendable>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value it sends.
  public let output: Output

  /// A publisher of `output`.
  @inlinable
  public init(_ output: Output) {
    self.output = output
  }

  /// Sends the value and the end to `subscriber`.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    if subscriber.receive(output) == .more { subscriber.receive(completion: .finished) }
    return .ended
  }
}
