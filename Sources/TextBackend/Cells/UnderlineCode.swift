import ComponentCore

/// The look of an underline, as a cell holds it.
struct UnderlineCode: Hashable, Sendable {
  enum Pattern: UInt8 {
    case solid, curly, dotted, dashed
  }

  var pattern = Pattern.solid
  /// The index of the color in the basic palette; 0 for the color of the text.
  var color: UInt8 = 0

  /// A solid line in the color of the text.
  static let plain = UnderlineCode()

  init(pattern: Pattern = .solid, color: UInt8 = 0) {
    self.pattern = pattern
    self.color = color
  }

  init(_ style: TextLineStyle) {
    pattern =
      switch style.pattern {
      case .solid: .solid
      case .curly: .curly
      case .dot: .dotted
      case .dash, .dashDot, .dashDotDot: .dashed
      }
    color = style.color.map(UnderlineCode.paletteIndex) ?? 0
  }

  /// The style in which a frame describes this underline.
  var style: TextLineStyle? {
    if self == .plain { return nil }
    let pattern: TextLineStyle.Pattern =
      switch pattern {
      case .solid: .solid
      case .curly: .curly
      case .dotted: .dot
      case .dashed: .dash
      }
    return TextLineStyle(pattern: pattern, color: color == 0 ? nil : Color(.palette(color)))
  }

  /// Returns the index of the color of the basic palette that is nearest to `color`. Black, whose
  /// index stands for the color of the text, becomes gray.
  private static func paletteIndex(_ color: Color) -> UInt8 {
    switch color.value {
    case .palette(let index) where (1..<16).contains(index): return index
    case .standard, .clear, .accent, .named, .theme: return 0
    case .system(let name): return paletteIndex(name.color(in: .terminal))
    case .palette, .rgb, .adaptive:
      let (red, green, blue) = color.defaultComponents
      let index = Palette.ansi16.index(nearestTo: Oklab(red: red, green: green, blue: blue))
      return index == 0 ? 8 : index
    }
  }
}
