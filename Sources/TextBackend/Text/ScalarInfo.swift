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

/// How many columns a cluster takes on a terminal.
///
/// Two if its base is wide, a regional indicator, made an emoji by a selector, or a pictograph in a
/// sequence; otherwise as many as its scalars take by themselves, but at most two. Ambiguous
/// characters are narrow. Widths are those of Unicode 17.0 (UAX #11, UTS #51).
struct ClusterWidth {
  private(set) var columns = 0
  private var base: ScalarInfo?
  private var previous: ScalarInfo?

  /// Takes the cluster's next scalar into account.
  mutating func append(_ info: ScalarInfo) {
    if base == nil, info.width > 0 { base = info }
    let makesEmoji =
      switch info.kind {
      case .emojiSelector: previous?.isEmojiBase == true
      case .joiner, .modifier: base?.kind == .pictograph
      default: false
      }
    columns = makesEmoji ? 2 : min(2, columns + info.width)
    previous = info
  }
}
