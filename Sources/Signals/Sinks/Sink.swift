extension Publisher {
  /// Calls `receiveValue` for each value and `receiveCompletion` at the end.
  ///
  ///     let subscription = prices.sink(
  ///       receiveCompletion: { print("done: \($0)") },
  ///       receiveValue: { print($0) })
  ///
  /// The closures run on the thread that sends, one at a time. They are released when the
  /// subscription ends.
  @_disfavoredOverload  // SwiftUIPort has one without `Sendable`, and prefers it.
  @inlinable @inline(__always)
  public consuming func sink(
    receiveCompletion: @escaping @Sendable (Completion<Failure>) -> Void,
    receiveValue: @escaping @Sendable (Output) -> Void
  ) -> AnyCancellable {
    subscribe(Sink(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` for each value.
  ///
  ///     let subscription = titles.sink { print($0) }
  ///
  /// Like ``Publisher/sink(receiveCompletion:receiveValue:)``, without the completion.
  @_disfavoredOverload  // SwiftUIPort has one without `Sendable`, and prefers it.
  @inlinable @inline(__always)
  public consuming func sink(
    receiveValue: @escaping @Sendable (Output) -> Void
  ) -> AnyCancellable {
    subscribe(ValueSink(receiveValue: receiveValue))
  }
}

@usableFromInline
struct Sink<Input: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let receiveValue: @Sendable (Input) -> Void
  @usableFromInline let receiveCompletion: @Sendable (Completion<Failure>) -> Void

  @inlinable
  init(
    receiveValue: @escaping @Sendable (Input) -> Void,
    receiveCompletion: @escaping @Sendable (Completion<Failure>) -> Void
  ) {
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    receiveValue(input)
    return .more
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    receiveCompletion(completion)
  }
}

/// A subscriber that calls a closure for each value.
@usableFromInline
struct ValueSink<Input: Sendable>: Subscriber {
  @usableFromInline let receiveValue: @Sendable (Input) -> Void

  @inlinable
  init(receiveValue: @escaping @Sendable (Input) -> Void) {
    self.receiveValue = receiveValue
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    receiveValue(input)
    return .more
  }

  @inlinable
  mutating func receive(completion: Completion<Never>) {}
}
