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

/// Returns whether two values have the same bits or, if `Value` is `Equatable`, are equal.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  // Most values that are compared have not changed, and looking up how to compare them takes time.
  if areIdentical(lhs, rhs) { return true }
  func compare<E: Equatable>(_ lhs: E) -> Bool {
    guard let rhs = rhs as? E else { return false }
    return lhs == rhs
  }
  guard let lhs = lhs as? any Equatable else { return false }
  return compare(lhs)
}
