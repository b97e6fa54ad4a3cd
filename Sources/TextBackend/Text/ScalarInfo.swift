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

  /// Looks up `scalar` in `ScalarTable`.
  init(_ scalar: Unicode.Scalar) {
    self = ScalarRange(around: scalar).info
  }

  fileprivate init(bits: UInt16) {
    self.bits = bits
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

extension ScalarInfo {
  /// Whether a character of this scalar alone is printed as it is.
  var isPrinted: Bool {
    switch kind {
    case .plain, .pictograph: width > 0
    default: false
    }
  }
}

/// A range of scalars with the same properties, as long as possible.
struct ScalarRange {
  private let scalars: Range<UInt32>
  let info: ScalarInfo

  /// Finds the range in `ScalarTable` that contains `scalar`, by binary search among those of its
  /// page.
  init(around scalar: Unicode.Scalar) {
    let (ranges, page) = (ScalarTable.ranges, Int(scalar.value >> 8))
    var (low, high) = (Int(ScalarRange.pages[page]), Int(ScalarRange.pages[page + 1]) + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle] >> 9 <= scalar.value { low = middle } else { high = middle }
    }
    scalars = ranges[low] >> 9..<(high < ranges.count ? ranges[high] >> 9 : 0x11_0000)
    info = ScalarInfo(bits: UInt16(ranges[low] & 511))
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { scalars.contains(scalar.value) }

  /// The index of the range with the first scalar of each page of 256, and of the last range.
  private static let pages: [UInt16] = {
    let ranges = ScalarTable.ranges
    var (pages, index): ([UInt16], Int) = ([], 0)
    for page in 0...0x1100 as ClosedRange<UInt32> {
      while index + 1 < ranges.count, ranges[index + 1] >> 9 <= page << 8 { index += 1 }
      pages.append(UInt16(index))
    }
    return pages
  }()
}

extension Unicode.Scalar {
  /// Whether a scalar that is printed may be one character together with one beside it that is, by
  /// rules GB6, GB9, GB9a and GB9b of UAX #29.
  var joinsNeighbors: Bool {
    switch value {
    // Most text.
    case ..<0x600, 0x1200..<0xA960: false
    // Consonants of Hangul, before a syllable.
    case 0x1100...0x115F, 0xA960...0xA97C: true
    // Vowels of Thai and Lao, and marks of halfwidth kana, behind a letter.
    case 0xE33, 0xEB3, 0xFF9E...0xFF9F: true
    // Marks that are written before a letter.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0xD4E: true
    case 0x110BD, 0x110CD, 0x111C2...0x111C3, 0x113D1, 0x1193F, 0x11941: true
    case 0x11A84...0x11A89, 0x11D46, 0x11F02: true
    default: false
    }
  }
}
