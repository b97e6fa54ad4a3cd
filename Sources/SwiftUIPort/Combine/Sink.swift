// The ends of chains as Combine declares them: the closures may use a model that is not `Sendable`
// or belongs to the main actor, and the program sees to it that they run where it may be used,
// with `receive(on: DispatchQueue.main)`.

extension Publisher {
  /// Receives values and the completion, on the threads that send them, until the result is
  /// cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(UncheckedSink(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
  }
}

extension Publisher where Failure == Never {
  /// Receives values, on the threads that send them, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(UncheckedSink(receiveValue: receiveValue, receiveCompletion: { _ in }))
  }
}

extension Publisher where Failure == Never {
  /// Stores values in a property of an object, on the threads that send them, until the result is
  /// cancelled or released. Does not retain `object`.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { [weak object] in object?[keyPath: keyPath] = $0 }
  }
}

private struct UncheckedSink<Input: Sendable, Failure: Error>: Subscriber, @unchecked Sendable {
  // @unchecked: the program is responsible for the threads on which its closures run, as with
  // Combine. They receive one event at a time.

  let receiveValue: (Input) -> Void
  let receiveCompletion: (Completion<Failure>) -> Void

  func receive(_ input: Input) -> Demand {
    receiveValue(input)
    return .more
  }

  func receive(completion: Completion<Failure>) {
    receiveCompletion(completion)
  }
}
