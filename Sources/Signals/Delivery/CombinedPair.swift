/// A publisher that combines two publishers, which may differ in type.
@usableFromInline
package struct CombinedPair<First: Publisher, Second: Publisher, State: CombiningState>: Publisher,
  EndlessPublisher
where First.Failure == Second.Failure, State.Input == Either<First.Output, Second.Output> {
  @usableFromInline package typealias Output = State.Output
  @usableFromInline package typealias Failure = First.Failure

  @usableFromInline let first: First
  @usableFromInline let second: Second
  @usableFromInline let state: State

  @inlinable
  package init(_ first: First, _ second: Second, _ state: State) {
    self.first = first
    self.second = second
    self.state = state
  }

  @inlinable
  package var sendsEndlessly: Bool { first.sendsEndlessly || second.sendsEndlessly }

  @inlinable @inline(__always)
  package consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let sender = EventSender(Combining(state, subscriber))
    let serializer = sender.serializer
    // An upstream that sends without end comes last, so that the other one can send as well. The
    // loop subscribes to each at one place, because every place would get a copy of its code.
    var isFirst = !first.sendsEndlessly
    for _ in 0..<2 {
      if isFirst {
        serializer.retain(first.subscribe(FirstSubscriber(sender)))
      } else {
        serializer.retain(second.subscribe(SecondSubscriber(sender)))
      }
      isFirst.toggle()
    }
    return AnyCancellable(serializer)
  }
}

/// A value of the first or of the second upstream.
@usableFromInline
package enum Either<First: Sendable, Second: Sendable>: Sendable {
  case first(First)
  case second(Second)
}

/// Passes the events of the first upstream to a serializer.
@usableFromInline
struct FirstSubscriber<Handler: EventHandler, Input: Sendable, Second: Sendable>: Subscriber
where Handler.Input == Either<Input, Second> {
  @usableFromInline let sender: EventSender<Handler>

  @inlinable
  init(_ sender: EventSender<Handler>) {
    self.sender = sender
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Demand {
    sender.send(.value(.first(input), upstream: 0))
  }

  @inlinable
  func receive(completion: Completion<Handler.Failure>) {
    sender.send(completion, upstream: 0)
  }
}

/// Passes the events of the second upstream to a serializer.
@usableFromInline
struct SecondSubscriber<Handler: EventHandler, First: Sendable, Input: Sendable>: Subscriber
where Handler.Input == Either<First, Input> {
  @usableFromInline let sender: EventSender<Handler>

  @inlinable
  init(_ sender: EventSender<Handler>) {
    self.sender = sender
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Demand {
    sender.send(.value(.second(input), upstream: 1))
  }

  @inlinable
  func receive(completion: Completion<Handler.Failure>) {
    sender.send(completion, upstream: 1)
  }
}
