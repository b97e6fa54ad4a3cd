import ComponentCore

/// Writes SGR sequences, `CSI … m` (ECMA-48 §8.3.117), without allocating memory.
struct SGR {
  private var writer: ByteWriter
  /// The index of the first parameter.
  private let start: Int

  /// The length of the longest sequence, and of what is written while it is chosen.
  static let lengthLimit = 192

  /// The length of the shortest sequence, `CSI m`.
  static let shortestLength = 3

  /// Appends the shorter of the sequences that turn `old` into `new`: one that changes what
  /// differs, or one that begins with a reset.
  ///
  /// - Parameters:
  ///   - old: The current style, or `nil` if it is unknown.
  ///   - new: Another style.
  ///   - writer: Memory with room for ``lengthLimit`` bytes.
  static func append(from old: CellStyle?, to new: CellStyle, to writer: inout ByteWriter) {
    if let old, new.differsOnlyInBackground(from: old), let color = new.background.rgb {
      // The most frequent change in pictures, in the bytes that the general way would write.
      writer.append(0x323B_3834_5B1B, count: 6)  // CSI 48;2
      writer.appendParameters(color.red, color.green, color.blue)
      return writer.append(ascii: "m")
    }
    writer.appendCSI()
    let start = writer.end
    if let old {
      change(from: old, to: new, &writer)
      // A reset ends something. If nothing ends, all that was written would follow it.
      if endsSomething(from: old, to: new) {
        let end = writer.end
        reset(to: new, &writer)
        if writer.end - end < end - start {
          writer.remove(start..<end)
        } else {
          writer.remove(end..<writer.end)
        }
      }
    } else {
      reset(to: new, &writer)
    }
    writer.append(ascii: "m")
  }

  /// Returns the number of bytes that ``append(from:to:to:)`` writes.
  static func length(from old: CellStyle?, to new: CellStyle) -> Int {
    let capacity = lengthLimit + ByteWriter.overhang
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      var writer = ByteWriter(memory, from: 0)
      append(from: old, to: new, to: &writer)
      return writer.end
    }
  }

  private static func endsSomething(from old: CellStyle, to new: CellStyle) -> Bool {
    old.effects != new.effects
      || new.foreground.isStandard && !old.foreground.isStandard
      || new.background.isStandard && !old.background.isStandard
  }

  /// Appends the parameters of a reset, which are empty for the default style.
  private static func reset(to new: CellStyle, _ writer: inout ByteWriter) {
    if new == .standard { return }
    var sgr = SGR(writer: writer, start: writer.end)
    sgr.append(0)
    sgr.change(from: .standard, to: new)
    writer = sgr.writer
  }

  /// Appends the parameters that turn `old` into `new`, which differ.
  static func change(from old: CellStyle, to new: CellStyle, _ writer: inout ByteWriter) {
    var sgr = SGR(writer: writer, start: writer.end)
    sgr.change(from: old, to: new)
    writer = sgr.writer
  }

  private mutating func change(from old: CellStyle, to new: CellStyle) {
    change(from: old.effects, to: new.effects)
    if old.foreground != new.foreground { color(new.foreground, 30) }
    if old.background != new.background { color(new.background, 40) }
  }

  private mutating func change(from old: TextEffects, to new: TextEffects) {
    if old == new { return }
    var on = new.subtracting(old)
    let off = old.subtracting(new)
    if !off.isDisjoint(with: [.bold, .dim]) {
      // One parameter ends both.
      append(22)
      on.formUnion(new.intersection([.bold, .dim]))
    }
    change(.bold, on, off, begin: 1)
    change(.dim, on, off, begin: 2)
    change(.italic, on, off, begin: 3, end: 23)
    change(.underline, on, off, begin: 4, end: 24)
    change(.reverse, on, off, begin: 7, end: 27)
    change(.strikethrough, on, off, begin: 9, end: 29)
    if !old.hasUnderlineCode, !new.hasUnderlineCode { return }
    change(
      from: on.contains(.underline)
        ? UnderlineCode(color: old.underlineCode.color) : old.underlineCode,
      to: new.underlineCode, isUnderlined: new.contains(.underline))
  }

  private mutating func change(
    _ effect: TextEffects, _ on: TextEffects, _ off: TextEffects, begin: Int, end: Int? = nil
  ) {
    if let end, off.contains(effect) { append(end) }
    if on.contains(effect) { append(begin) }
  }

  /// Appends the parameters of the underline's look. They have colons, so that a terminal that
  /// does not know them skips them as a whole.
  ///
  /// The end of an underline also ends its pattern, but not its color.
  private mutating func change(
    from old: UnderlineCode, to new: UnderlineCode, isUnderlined: Bool
  ) {
    if isUnderlined, old.pattern != new.pattern {
      append(4)
      appendSubparameter(new.pattern.parameter)
    }
    if old.color == new.color { return }
    append(new.color == 0 ? 59 : 58)
    if new.color == 0 { return }
    appendSubparameter(5)
    appendSubparameter(Int(new.color))
  }

  /// - Parameter base: 30 for the foreground, 40 for the background.
  private mutating func color(_ color: CellColor, _ base: Int) {
    if let (red, green, blue) = color.rgb {
      if writer.end > start { writer.append(ascii: ";") }
      // 38;2 or 48;2
      writer.append(base == 30 ? 0x323B_3833 : 0x323B_3834, count: 4)
      writer.appendParameters(red, green, blue)
    } else if let index = color.palette.map(Int.init) {
      switch index {
      case 0..<8: append(base + index)
      case 8..<16: append(base + 60 + index - 8)
      default:
        append(base + 8)
        append(5)
        writer.appendParameter(UInt8(index))
      }
    } else {
      append(base + 9)
    }
  }

  private mutating func append(_ number: Int) {
    if writer.end > start { writer.append(ascii: ";") }
    writer.appendDecimal(number)
  }

  private mutating func appendSubparameter(_ number: Int) {
    writer.append(ascii: ":")
    writer.appendDecimal(number)
  }
}

extension UnderlineCode.Pattern {
  /// The subparameter of SGR 4.
  fileprivate var parameter: Int {
    switch self {
    case .solid: 1
    case .curly: 3
    case .dotted: 4
    case .dashed: 5
    }
  }
}
