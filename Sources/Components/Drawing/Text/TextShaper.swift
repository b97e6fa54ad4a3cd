/// Converts untrusted text into glyphs that are safe to draw.
@MainActor
package protocol TextShaper: AnyObject {
  /// Returns the glyphs of `string` in a single line.
  func glyphs(of string: String) -> [Glyph]
}
