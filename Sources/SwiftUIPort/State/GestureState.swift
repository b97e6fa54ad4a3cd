/// A value that a gesture changes, and that is reset when the gesture ends.
///
///     @GestureState private var drag = CGSize.zero
///
///     Card().offset(drag).gesture(
///       DragGesture().updating($drag) { value, drag, _ in drag = value.translation })
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initialValue: Value
  private var resetTransaction = Transaction()

  /// Creates a state with the value that it has outside of a gesture.
  public init(wrappedValue: Value) {
    _value = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
  }

  /// Creates a state with the value that it has outside of a gesture.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that returns to its value outside of a gesture by an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
    self.resetTransaction = resetTransaction
  }

  /// Creates a state that returns to its value outside of a gesture by an animation.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The current value.
  public var wrappedValue: Value { value }

  /// The state itself, which a gesture updates.
  public var projectedValue: GestureState<Value> { self }

  func set(_ newValue: Value) {
    value = newValue
  }

  func reset() {
    withTransaction(resetTransaction) { value = initialValue }
  }
}
