/// What a Unicode scalar is to a terminal.
struct ScalarInfo: Hashable {
  enum Kind: UInt8 {
    case plain
    /// Stands on, or beside, the character before it.
    case mark
    /// Joins the letters around it, as the virama of Indic scripts does.
    case linker
    /// A vowel or final consonant of Hangul, shown as part of the syllable.
    case jamoTail
    /// Shows nothing.
    case dropped
    /// Must not be shown as what it is.
    case replaced
    /// Shown as a space.
    case blank
    /// A C0 control character, or delete.
    case control
    /// U+200D.
    case joiner
    /// U+200C.
    case nonJoiner
    /// U+FE0F, variation selector 16.
    case emojiSelector
    case regionalIndicator
    case pictograph
    /// A skin tone.
    case modifier
    /// A letter in the name of a flag.
    case tag
  }

  private let bits: UInt8

  /// Looks `scalar` up in the table, by binary search.
  init(_ scalar: Unicode.Scalar) {
    let ranges = ScalarTable.ranges
    var (low, high) = (0, ranges.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle] >> 8 <= scalar.value { low = middle } else { high = middle }
    }
    bits = UInt8(truncatingIfNeeded: ranges[low])
  }

  /// How many columns it takes by itself.
  var width: Int { Int(bits & 3) }

  var kind: Kind { Kind(rawValue: bits >> 2 & 15) ?? .replaced }

  /// Whether the emoji selector makes an emoji of it.
  var isEmojiBase: Bool { bits & 64 != 0 }

  /// Whether terminals disagree about its width, or move it.
  var hasAmbiguousWidth: Bool { bits & 128 != 0 }
}
