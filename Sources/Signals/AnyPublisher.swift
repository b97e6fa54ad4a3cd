/// A publisher that hides the type of another publisher. Use it to store and pass publishers.
///
///     let titles: AnyPublisher<String, Never> = names.map { "Call \($0)" }.eraseToAnyPublisher()
///
/// Adds one call to each event and one object to each subscription. A loop may erase the type of
/// one operator after another, a few thousand times: see <doc:ThreadsOrderCancelling>.
public struct AnyPublisher<Output: Sendable, Failure: Error>: Publisher, EndlessPublisher {
  @usableFromInline
  let attach: @Sendable (AnySubscriber<Output, Failure>) -> AnyCancellable
  /// The type of the hidden publisher.
  @usableFromInline let hidden: Any.Type
  @usableFromInline package let sendsEndlessly: Bool

  /// Creates a publisher that hides the type of `publisher`.
  @inlinable
  public init(_ publisher: some Publisher<Output, Failure>) {
    attach = { publisher.subscribe($0) }
    hidden = type(of: publisher)
    sendsEndlessly = publisher.sendsEndlessly
  }

  /// Subscribes `subscriber` to the hidden publisher.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    attach(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Returns this publisher as an ``AnyPublisher``, which hides its type.
  ///
  /// Also use it in chains of more than forty operators. The compiler specializes up to 47 nested
  /// operators; beyond that, each one costs about twenty times as much. Erasing the type every
  /// forty operators starts a new chain:
  ///
  ///     60 operators:                        15,074 instructions for each value
  ///     40, eraseToAnyPublisher(), 20:          859
  ///     5 times 40, each erased:              2,689
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A subscriber of any type, in an object. A ``ValueSink`` is a closure already and needs no
/// object.
@usableFromInline
struct AnySubscriber<Input: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let box: SubscriberBox<Input, Failure>?
  @usableFromInline let receiveValue: @Sendable (Input) -> Void
  /// Passes an upstream to the chain in the box or, without one, that it counts as subscribed to.
  @usableFromInline
  var tellBox: (@Sendable (SubscriberBox<Input, Failure>, Subscription?) -> Void)?

  @inlinable @inline(__always)
  init<S: Subscriber<Input, Failure>>(_ subscriber: consuming S) {
    // The compiler decides this, because it knows `S` where this is inlined.
    if let sink = copy subscriber as? ValueSink<Input> {
      box = nil
      receiveValue = sink.receiveValue
    } else if let erased = copy subscriber as? AnySubscriber<Input, Failure> {
      self = erased
    } else if let inner = copy subscriber as? FlatteningSubscriber<Input, Failure> {
      box = SubscriberBox(inner, context: inner.flattening)
      receiveValue = { _ in }
    } else if let member = copy subscriber as? SeriesSubscriber<Input, Failure> {
      box = SubscriberBox(member, context: member.series)
      receiveValue = { _ in }
    } else {
      box = SubscriberBox(subscriber)
      receiveValue = { _ in }
      tellBox = { box, upstream in
        guard let chain = box.chain?.assumingMemoryBound(to: S.self) else { return }
        guard let upstream else { return chain.pointee.didSubscribe() }
        chain.pointee.prepareToEnd(upstream)
      }
    }
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    if let box {
      // The unmanaged reference avoids a retain and a release of the box around the call.
      return Unmanaged.passUnretained(box)._withUnsafeGuaranteedRef { $0.receive(input) }
    }
    receiveValue(input)
    return .more
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    box?.receive(completion: completion)
  }
}
