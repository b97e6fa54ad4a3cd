extension Publisher where Failure == Never {
  /// Assigns each value to a property of `object`.
  ///
  ///     let subscription = titles.assign(to: \.title, on: model)
  ///
  /// Does not retain `object`, and ends the subscription when the object has been deallocated.
  /// Sets the property on the thread that sends.
  public consuming func assign<Root: AnyObject & Sendable>(
    to keyPath: ReferenceWritableKeyPath<Root, Output> & Sendable, on object: Root
  ) -> AnyCancellable {
    subscribe(Assign(keyPath: keyPath, object: object))
  }
}

private struct Assign<Root: AnyObject & Sendable, Input: Sendable>: Subscriber {
  typealias Failure = Never

  let keyPath: ReferenceWritableKeyPath<Root, Input> & Sendable
  weak let object: Root?

  func receive(_ input: Input) -> Demand {
    guard let object else { return .stop }
    object[keyPath: keyPath] = input
    return .more
  }

  func receive(completion: Completion<Never>) {}
}
