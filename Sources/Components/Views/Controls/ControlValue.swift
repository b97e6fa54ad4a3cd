import Signals

/// A value that a control shows and changes.
struct ControlValue<Value: Equatable & Sendable> {
  /// Returns the value that the control shows.
  let displayedValue: () -> ValueOrPublisher<Value>
  /// Passes on a value that the user chose. Returns the value that results, or `nil` if that
  /// arrives later through `displayedValue`.
  let setValue: (Value) -> Value?

  /// Creates a value from its two functions.
  init(
    displayedValue: @escaping () -> ValueOrPublisher<Value>,
    setValue: @escaping (Value) -> Value?
  ) {
    self.displayedValue = displayedValue
    self.setValue = setValue
  }

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
    _ values: some Publisher<Value, Never>, initial: Value? = nil,
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

extension ControlValue {
  /// Creates a value that is stored in `binding`, converted to its type and back.
  ///
  /// - Parameters:
  ///   - binding: Stores the value.
  ///   - get: Converts a stored value to a shown one.
  ///   - set: Converts a chosen value to a stored one.
  init<Stored>(
    _ binding: Binding<Stored>, get: @escaping (Stored) -> Value,
    set: @escaping (Value) -> Stored
  ) {
    self.init(
      Binding<Value>(get: { get(binding.wrappedValue) }, set: { binding.wrappedValue = set($0) }))
  }

  /// Creates a value that is stored in `subject`, converted to its type and back.
  init<Stored: Sendable>(
    _ subject: CurrentValueSubject<Stored, Never>, get: @escaping @Sendable (Stored) -> Value,
    set: @escaping (Value) -> Stored
  ) {
    self.init(subject.map(get), initial: get(subject.value)) { subject.send(set($0)) }
  }
}
