/// A subscriber that calls a closure for each value.
@usableFromInline
struct ValueSink<Input: Sendable>: Subscriber {
  @usableFromInline let receiveValue: @Sendable (Input) -> Void

  @inlinable
  init(receiveValue: @escaping @Sendable (Input) -> Void) {
    self.receiveValue = receiveValue
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    receiveValue(input)
    return .more
  }

  @inlinable
  mutating func receive(completion: Completion<Never>) {}
}
