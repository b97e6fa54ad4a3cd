extension Publisher where Failure == Never {
  /// Assigns each value to a property of `object`.
  ///
  ///     let subscription = titles.assign(to: \.title, on: model)
  ///
  /// Does not retain `object`, and ends the subscription when the object has been deallocated.
  ///
  /// Sets the property on the thread that sends. Called on the main actor, it sets the property
  /// there: at once for values that are sent on the main actor, and later for others, like
  /// ``Publisher/sink(on:receiveValue:)``.
  @_disfavoredOverload  // One whose object need not be `Sendable` is preferred.
  public consuming func assign<Root: AnyObject & Sendable>(
    to keyPath: sending ReferenceWritableKeyPath<Root, Output>, on object: Root,
    isolation: isolated (any Actor)? = #isolation
  ) -> AnyCancellable {
    let assign = Assign(keyPath: keyPath, object: object)
    if isolation !== MainActor.shared { return subscribe(assign) }
    return receive(on: MainActor.shared).subscribe(assign)
  }
}

private struct Assign<Root: AnyObject & Sendable, Input: Sendable>: Subscriber, @unchecked Sendable
{
  // @unchecked: a key path is immutable. One to a property of the main actor, which is not
  // Sendable, can only be formed on the main actor, where it is used.

  typealias Failure = Never

  let keyPath: ReferenceWritableKeyPath<Root, Input>
  weak let object: Root?

  func receive(_ input: Input) -> Demand {
    guard let object else { return .stop }
    object[keyPath: keyPath] = input
    return .more
  }

  func receive(completion: Completion<Never>) {}
}
