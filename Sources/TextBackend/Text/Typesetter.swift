import ComponentCore

/// Turns text into glyphs. All text on the screen passes through it, and so through the
/// `Sanitizer`.
@MainActor
final class Typesetter: TextShaper {
  // Mutated in place for every frame and not re-entered meanwhile: checking would cost more.
  /// The clusters that glyph codes refer to.
  @exclusivity(unchecked) private(set) var pool = ClusterPool()

  /// Removes all clusters from the pool, which invalidates all glyphs.
  func resetPool() {
    pool = ClusterPool()
  }

  func append(_ string: String, to glyphs: inout [Glyph]) {
    pool.append(string, to: &glyphs)
  }

  func glyph(of scalar: Unicode.Scalar) -> Glyph? {
    pool.glyph(of: scalar)
  }

  func glyph(of character: Character) -> Glyph? {
    pool.glyph(of: character)
  }

  func link(_ glyphs: inout [Glyph], from start: Int, to url: String) {
    pool.link(&glyphs, from: start, to: url)
  }
}
