/// The class and width of a Unicode scalar on a terminal.
struct ScalarInfo: Hashable {
  enum Kind: UInt16 {
    case plain
    /// A combining mark: joins the character before it.
    case mark
    /// A virama of an Indic script, which joins the letters on both sides.
    case linker
    /// A vowel or final consonant of Hangul, shown as part of the syllable.
    case jamoTail
    /// Invisible; removed.
    case dropped
    /// Unsafe to print; replaced by U+FFFD.
    case replaced
    /// Replaced by a space.
    case blank
    /// A C0 control character or DEL.
    case control
    /// U+200D, zero-width joiner.
    case joiner
    /// U+200C, zero-width non-joiner.
    case nonJoiner
    /// U+FE0F, variation selector 16.
    case emojiSelector
    case regionalIndicator
    case pictograph
    /// An emoji modifier (skin tone).
    case modifier
    /// A tag character of an emoji tag sequence.
    case tag
  }

  private let bits: UInt16

  /// Looks up `scalar` in `ScalarTable` by binary search.
  init(_ scalar: Unicode.Scalar) {
    let ranges = ScalarTable.ranges
    var (low, high) = (0, ranges.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle] >> 9 <= scalar.value { low = middle } else { high = middle }
    }
    bits = UInt16(ranges[low] & 511)
  }

  /// The number of columns of the scalar by itself.
  var width: Int { Int(bits & 3) }

  var kind: Kind { Kind(rawValue: bits >> 2 & 15) ?? .replaced }

  /// Whether variation selector 16 turns the scalar into an emoji.
  var isEmojiBase: Bool { bits & 64 != 0 }

  /// Whether terminals disagree about the scalar's width.
  var hasAmbiguousWidth: Bool { bits & 128 != 0 }

  /// Whether terminals may reorder the scalar, because its script is written from right to left.
  var isRightToLeft: Bool { bits & 256 != 0 }
}
