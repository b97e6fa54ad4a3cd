/// Returns whether two values have the same bits.
///
/// Two live values of one type with the same bits refer to the same objects, so they are equal.
/// The converse does not hold: equal values may differ in their padding, or refer to distinct
/// objects that are equal.
func areIdentical<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  // The optimizer gives values without a size, such as those of `Rectangle`, no address.
  if MemoryLayout<Value>.size == 0 { return true }
  return withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in lhs.hasEqualBytes(rhs) }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are those of `other`, which is as long. Compares eight of them at a time.
  fileprivate func hasEqualBytes(_ other: UnsafeRawBufferPointer) -> Bool {
    let wordSize = MemoryLayout<UInt64>.size
    var offset = 0
    while offset + wordSize <= count {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != word { return false }
      offset += wordSize
    }
    return self[offset...].elementsEqual(other[offset...])
  }
}

/// Returns whether two values have the same bits or, if `Value` is `Equatable`, are equal.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  // Most values that are compared have not changed, and looking up how to compare them takes time.
  if areIdentical(lhs, rhs) { return true }
  func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == rhs as? E }
  guard let lhs = lhs as? any Equatable else { return false }
  return compare(lhs)
}
