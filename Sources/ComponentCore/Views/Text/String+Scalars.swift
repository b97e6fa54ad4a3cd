extension String {
  /// Whether the strings have the same scalars. Equal strings need not, as an accented letter is
  /// one scalar or two, and `==` takes longer to find that out.
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
