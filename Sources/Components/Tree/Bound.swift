import Signals

/// A value that a control shows and changes.
struct Bound<Value: Equatable & Sendable> {
  /// What is shown.
  let shown: () -> ValueOrPublisher<Value>
  /// Tells what a person has made of it; returns what it is then, if that is known at once.
  let change: (Value) -> Value?

  /// The value of `binding`.
  init(_ binding: Binding<Value>) {
    shown = { ValueOrPublisher(binding.wrappedValue) }
    change = { value in
      binding.wrappedValue = value
      return binding.wrappedValue
    }
  }

  /// The value of `subject`, which a change is sent to.
  init(_ subject: CurrentValueSubject<Value, Never>) {
    shown = { ValueOrPublisher(subject) }
    change = { value in
      subject.send(value)
      return nil
    }
  }

  /// The newest of `values`; `action` is told of a change.
  init(
    _ values: some Publisher<Value, Never>, initial: Value,
    action: @escaping (Value) -> Void
  ) {
    shown = { ValueOrPublisher(values, initial: initial) }
    change = { value in
      action(value)
      return nil
    }
  }

  /// A value that nobody else knows of.
  init() {
    shown = { ValueOrPublisher(nil) }
    change = { $0 }
  }
}
