/// Text with the escape sequences of a terminal, as programs write it.
///
/// The parameters of SGR ("Select Graphic Rendition": ECMA-48, 8.3.117, and ITU-T T.416 for
/// colors) become attributes. All other sequences and control characters are left out, but for
/// line feeds and tabs. A sequence without an end is left out, too.
package struct ANSIText: Sendable {
  /// A part of the text in one appearance.
  package struct Run: Equatable, Sendable {
    package var string: String
    package var attributes: Attributes
  }

  /// The attributes of the text that follows.
  private var attributes = Attributes()

  package init() {}

  /// Returns the parts of `text`, which continues the text before.
  package mutating func runs(of text: some StringProtocol) -> [Run] {
    var runs: [Run] = []
    var string = ""
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}", "\u{90}", "\u{98}", "\u{9B}", "\u{9D}"..."\u{9F}":
        let before = attributes
        skipSequence(scalar, &rest)
        guard attributes != before, !string.isEmpty else { break }
        runs.append(Run(string: string, attributes: before))
        string = ""
      case "\n", "\t": string.unicodeScalars.append(scalar)
      default:
        if scalar.properties.generalCategory != .control { string.unicodeScalars.append(scalar) }
      }
    }
    if !string.isEmpty { runs.append(Run(string: string, attributes: attributes)) }
    return runs
  }

  /// Takes the sequence that `scalar` begins from `rest`.
  private mutating func skipSequence(
    _ scalar: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) {
    // A control of C1 is the same as Escape with the letter 64 before it.
    let kind =
      scalar == "\u{1B}" ? rest.popFirst() : Unicode.Scalar(scalar.value - 0x40)
    switch kind {
    case "[":
      let parameters = rest.prefix { !("\u{40}"..."\u{7E}").contains($0) && $0 != "\u{1B}" }
      rest = rest.dropFirst(parameters.count)
      // Without a last letter, the sequence ends where the next one begins.
      if let last = rest.first, last != "\u{1B}" {
        rest.removeFirst()
        if last == "m" { select(parameters) }
      }
    case "]", "P", "X", "^", "_":
      while let next = rest.popFirst() {
        if next == "\u{7}" || next == "\u{9C}" { return }
        if next == "\u{1B}" {
          if rest.first == "\\" { rest.removeFirst() }
          return
        }
      }
    case let kind? where ("\u{20}"..."\u{2F}").contains(kind):
      rest = rest.drop { ("\u{20}"..."\u{2F}").contains($0) }.dropFirst()
    default: break
    }
  }

  /// Applies the parameters of SGR.
  private mutating func select(_ parameters: Substring.UnicodeScalarView) {
    var fields = parameters.split(separator: ";", omittingEmptySubsequences: false)[...]
    while let field = fields.popFirst() {
      let parts = field.split(separator: ":", omittingEmptySubsequences: false)
        .map { Int(Substring($0)) }
      // An empty parameter is 0; others than numbers belong to sequences of their own.
      guard let number = field.isEmpty ? 0 : parts[0] else { return }
      switch number {
      case 38: if let color = color(parts, &fields) { attributes.foreground = color }
      case 48: if let color = color(parts, &fields) { attributes.background = color }
      case 58:
        if let color = color(parts, &fields) {
          attributes.underlineStyle = TextLineStyle(
            pattern: attributes.underlineStyle?.pattern ?? .solid, color: color)
        }
      default: select(number, parts.count > 1 ? parts[1] : nil)
      }
    }
  }

  /// Applies a parameter that is no color of many, and what follows it after a colon.
  private mutating func select(_ number: Int, _ variant: Int?) {
    switch number {
    case 0: attributes = Attributes()
    case 1: attributes.isBold = true
    case 2: attributes.isDim = true
    case 3: attributes.isItalic = true
    case 4:
      let patterns: [TextLineStyle.Pattern] = [.solid, .solid, .solid, .curly, .dot, .dash]
      let pattern = variant.flatMap { patterns.indices.contains($0) ? patterns[$0] : nil }
      attributes.isUnderlined = variant == 0 ? nil : true
      attributes.underlineStyle =
        pattern.map {
          TextLineStyle(pattern: $0, color: attributes.underlineStyle?.color)
        } ?? attributes.underlineStyle
    case 7: attributes.isReversed = true
    case 9: attributes.isStrikethrough = true
    case 21: attributes.isUnderlined = true
    case 22: (attributes.isBold, attributes.isDim) = (nil, nil)
    case 23: attributes.isItalic = nil
    case 24: (attributes.isUnderlined, attributes.underlineStyle) = (nil, nil)
    case 27: attributes.isReversed = nil
    case 29: attributes.isStrikethrough = nil
    case 30...37: attributes.foreground = Color(.palette(UInt8(number - 30)))
    case 39: attributes.foreground = nil
    case 40...47: attributes.background = Color(.palette(UInt8(number - 40)))
    case 49: attributes.background = nil
    case 59: attributes.underlineStyle?.color = nil
    case 90...97: attributes.foreground = Color(.palette(UInt8(number - 82)))
    case 100...107: attributes.background = Color(.palette(UInt8(number - 92)))
    default: break
    }
  }

  /// Returns the color of a parameter 38, 48 or 58, whose numbers follow after colons or, as most
  /// programs write them, in `fields`.
  private func color(
    _ parts: [Int?], _ fields: inout ArraySlice<Substring.UnicodeScalarView>
  ) -> Color? {
    var numbers = Array(parts.dropFirst())
    if numbers.isEmpty {
      let count = fields.first.flatMap { Int(Substring($0)) } == 2 ? 4 : 2
      numbers = fields.prefix(count).map { Int(Substring($0)) }
      fields = fields.dropFirst(count)
    } else if numbers.first == 2, numbers.count > 4 {
      // The second one names a color space.
      numbers.remove(at: 1)
    }
    let bytes = numbers.dropFirst().map { $0.flatMap { UInt8(exactly: $0) } ?? 0 }
    switch (numbers.first, bytes.count) {
    case (5, 1...): return Color(.palette(bytes[0]))
    case (2, 3...): return Color(.rgb(red: bytes[0], green: bytes[1], blue: bytes[2]))
    default: return nil
    }
  }
}
