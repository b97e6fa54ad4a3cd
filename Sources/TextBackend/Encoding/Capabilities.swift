/// What a terminal understands beyond what all do.
package struct Capabilities: Hashable, Sendable {
  /// Which characters a terminal repeats when told to: `REP`, ECMA-48 §8.3.103.
  package enum Repetition: Hashable, Sendable {
    case none
    case ascii
    case all
  }

  package var repetition = Repetition.none

  package init() {}
}

extension Capabilities.Repetition {
  func allows(_ glyph: GlyphCode) -> Bool {
    switch self {
    case .none: false
    case .ascii: glyph.isASCII
    case .all: !glyph.isWide && !glyph.hasAmbiguousWidth
    }
  }
}
