/// The dots of a braille character: two columns of four, by the bits of its code.
package struct BrailleDots: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates the set of one dot.
  ///
  /// - Parameters:
  ///   - column: 0 or 1.
  ///   - row: 0 to 3.
  package init(column: Int, row: Int) {
    // Unicode counts the lowest row last, because early braille did without it.
    rawValue = 1 << UInt8(row == 3 ? 6 + column : 3 * column + row)
  }
}
