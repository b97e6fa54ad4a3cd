extension String {
  /// Whether the strings have the same scalars and so look the same. Strings may be equal in other
  /// scalars, which takes longer to find out where they are not ASCII.
  func hasSameScalars(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { utf8 in
      other.utf8.withContiguousStorageIfAvailable { other in
        utf8.baseAddress == other.baseAddress || utf8.indices.allSatisfy { utf8[$0] == other[$0] }
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
