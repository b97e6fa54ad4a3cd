import Signals

/// A value that a control shows and changes.
struct ControlValue<Value: Equatable & Sendable> {
  /// What is shown.
  let displayedValue: () -> ValueOrPublisher<Value>
  /// Tells what a person has made of it; returns what it is then, if that is known at once.
  let setValue: (Value) -> Value?

  /// The value of `binding`.
  init(_ binding: Binding<Value>) {
    displayedValue = { ValueOrPublisher(binding.wrappedValue) }
    setValue = { value in
      binding.wrappedValue = value
      return binding.wrappedValue
    }
  }

  /// The value of `subject`, which a change is sent to.
  init(_ subject: CurrentValueSubject<Value, Never>) {
    displayedValue = { ValueOrPublisher(subject) }
    setValue = { value in
      subject.send(value)
      return nil
    }
  }

  /// The newest of `values`; `action` is told of a change.
  init(
    _ values: some Publisher<Value, Never>, initial: Value,
    action: @escaping (Value) -> Void
  ) {
    displayedValue = { ValueOrPublisher(values, initial: initial) }
    setValue = { value in
      action(value)
      return nil
    }
  }

  /// A value that nobody else knows of.
  init() {
    displayedValue = { ValueOrPublisher(nil) }
    setValue = { $0 }
  }
}
