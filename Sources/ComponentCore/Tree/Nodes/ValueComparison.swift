/// Returns whether two values have the same bits.
///
/// Two live values of one type with the same bits refer to the same objects, so they are equal.
/// The converse does not hold: equal values may differ in their padding, or refer to distinct
/// objects that are equal.
func areIdentical<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  // The optimizer gives values without a size, such as those of `Rectangle`, no address.
  if MemoryLayout<Value>.size == 0 { return true }
  return withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
  }
}

/// Returns whether two values are equal if `Value` is `Equatable`, otherwise whether they have the
/// same bits.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == rhs as? E }
  if let lhs = lhs as? any Equatable { return compare(lhs) }
  return areIdentical(lhs, rhs)
}
