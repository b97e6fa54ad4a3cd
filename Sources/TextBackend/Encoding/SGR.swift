import Components

/// The parameters of an SGR sequence, `CSI … m` (ECMA-48 §8.3.117).
struct SGR {
  private(set) var bytes: [UInt8] = []

  /// Removes all parameters and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends a reset to the default style.
  mutating func reset() {
    bytes.append(ascii: "0")
  }

  /// Appends the parameters that turn `old` into `new`.
  mutating func change(from old: CellStyle, to new: CellStyle) {
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
    for (effect, begin, end) in SGR.effects {
      if off.contains(effect), end != 22 { append(end) }
      if on.contains(effect) { append(begin) }
    }
    change(
      from: on.contains(.underline)
        ? UnderlineCode(color: old.underlineCode.color) : old.underlineCode,
      to: new.underlineCode, isUnderlined: new.contains(.underline))
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
      bytes += ":\(SGR.underlinePatterns[Int(new.pattern.rawValue)])".utf8
    }
    if old.color == new.color { return }
    append(new.color == 0 ? 59 : 58)
    if new.color > 0 { bytes += ":5:\(new.color)".utf8 }
  }

  /// The subparameters of the solid, curly, dotted and dashed line.
  private static let underlinePatterns = [1, 3, 4, 5]

  private static let effects: [(TextEffects, begin: Int, end: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  /// - Parameter base: 30 for the foreground, 40 for the background.
  private mutating func color(_ color: CellColor, _ base: Int) {
    if let (red, green, blue) = color.rgb {
      append(base + 8)
      append(2)
      for component in [red, green, blue] { append(Int(component)) }
    } else if let index = color.palette.map(Int.init) {
      switch index {
      case 0..<8: append(base + index)
      case 8..<16: append(base + 60 + index - 8)
      default:
        append(base + 8)
        append(5)
        append(index)
      }
    } else {
      append(base + 9)
    }
  }

  private mutating func append(_ number: Int) {
    if !bytes.isEmpty { bytes.append(ascii: ";") }
    bytes.appendDecimal(number)
  }
}
