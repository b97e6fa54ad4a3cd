// A newline is found by its bytes: no other character contains one, and to find where a character
// ends takes a hundred times longer.

extension String {
  /// Whether one of the characters is a newline.
  var containsNewline: Bool {
    // Searching the storage is faster than searching the view of it, and a loop over printable
    // ASCII than a search for one of several bytes.
    utf8.withContiguousStorageIfAvailable { utf8 in
      for index in 0..<utf8.count where utf8[index] &- 0x20 >= 0x5F {
        if utf8[index].mayBeginNewline, utf8.lengthOfNewline(at: index) > 0 { return true }
      }
      return false
    } ?? contains(where: \.isNewline)
  }

  /// The parts between newlines.
  var lines: [String] {
    utf8.withContiguousStorageIfAvailable { utf8 in
      var (lines, start, index) = ([String](), 0, 0)
      while index < utf8.count {
        let length = utf8.lengthOfNewline(at: index)
        if length > 0 {
          lines.append(String(decoding: utf8[start..<index], as: UTF8.self))
          start = index + length
        }
        index += max(1, length)
      }
      return lines + [String(decoding: utf8[start...], as: UTF8.self)]
    } ?? split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}

extension UInt8 {
  fileprivate var mayBeginNewline: Bool {
    self == 0xC2 || self == 0xE2 || (0x0A...0x0D).contains(self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of bytes of the newline that begins at `index`, 0 if there is none.
  fileprivate func lengthOfNewline(at index: Int) -> Int {
    switch self[index] {
    case 0x0D where index + 1 < count && self[index + 1] == 0x0A: 2
    case 0x0A...0x0D: 1
    case 0xC2 where self[index + 1] == 0x85: 2
    case 0xE2 where self[index + 1] == 0x80 && (0xA8...0xA9).contains(self[index + 2]): 3
    default: 0
    }
  }
}
