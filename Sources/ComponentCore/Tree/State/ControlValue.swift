import Signals

/// A value that a control shows and changes.
package struct ControlValue<Value: Sendable> {
  /// Returns the value that the control shows.
  package let displayedValue: () -> ValueOrPublisher<Value>
  /// Passes on a value that the user chose. Returns the value that results, or `nil` if that
  /// arrives later through `displayedValue`.
  package let setValue: (Value) -> Value?
}

extension ControlValue {
  /// Creates a value that only the control holds.
  package init() {
    self.init(displayedValue: { ValueOrPublisher(nil) }, setValue: { $0 })
  }

  /// Creates the value of a source.
  package init(_ source: some ControlSource<Value>) {
    self.init(source, get: { $0 }, set: { $0 })
  }

  /// Creates the value of a source, converted to another type and back.
  ///
  /// - Parameters:
  ///   - source: Stores the value.
  ///   - get: Converts a stored value to a shown one.
  ///   - set: Converts a chosen value to a stored one; `nil` if there is none.
  package init<Stored>(
    _ source: some ControlSource<Stored>, get: @escaping @Sendable (Stored) -> Value,
    set: @escaping (Value) -> Stored?
  ) {
    self = source.storage.controlValue(get: get, set: set)
  }
}
