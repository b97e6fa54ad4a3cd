/// Turns text, which nobody trusts, into glyphs, which can be drawn.
@MainActor
package protocol TextShaper: AnyObject {
  /// The glyphs of `string`, in a single line.
  func glyphs(of string: String) -> [Glyph]
}
