import Signals

/// A value that a control shows and changes.
struct ControlValue<Value: Equatable & Sendable> {
  /// Returns the value that the control shows.
  let displayedValue: () -> ValueOrPublisher<Value>
  /// Passes on a value that the user chose. Returns the value that results, or `nil` if that
  /// arrives later through `displayedValue`.
  let setValue: (Value) -> Value?

  /// Creates a value that is stored in `binding`.
  init(_ binding: Binding<Value>) {
    displayedValue = { ValueOrPublisher(binding.wrappedValue) }
    setValue = { value in
      binding.wrappedValue = value
      return binding.wrappedValue
    }
  }

  /// Creates a value that is stored in `subject`; changes are sent to it.
  init(_ subject: CurrentValueSubject<Value, Never>) {
    displayedValue = { ValueOrPublisher(subject) }
    setValue = { value in
      subject.send(value)
      return nil
    }
  }

  /// Creates a value that follows `values`; `action` is called with the changes that the user
  /// makes.
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

  /// Creates a value that only the control holds.
  init() {
    displayedValue = { ValueOrPublisher(nil) }
    setValue = { $0 }
  }
}
