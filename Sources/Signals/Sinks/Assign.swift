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

extension Publisher where Failure == Never {
  /// Assigns each value to a property of `object`, on the main actor.
  ///
  ///     @MainActor final class Model { var title = "" }
  ///     let subscription = titles.assign(to: \.title, on: model)
  ///
  /// For objects that belong to the main actor. Sets the property asynchronously, like
  /// ``Publisher/sink(on:receiveValue:)``. Does not retain `object`.
  @MainActor
  public consuming func assign<Root: AnyObject & Sendable>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let target = MainActorTarget(object: object, keyPath: keyPath)
    return sink(on: MainActor.shared) { target.set($0) }
  }
}

/// A property of an object that belongs to the main actor.
@MainActor
private final class MainActorTarget<Root: AnyObject, Value> {
  private weak var object: Root?
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  func set(_ value: Value) {
    object?[keyPath: keyPath] = value
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
