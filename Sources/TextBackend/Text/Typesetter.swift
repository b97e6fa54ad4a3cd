import Components

/// Turns text into glyphs: the one door through which text comes to the screen.
@MainActor
final class Typesetter: TextShaper {
  /// The clusters that glyphs refer to.
  private(set) var pool = ClusterPool()

  /// Forgets all long clusters. Glyphs made before mean nothing after.
  func resetPool() {
    pool = ClusterPool()
  }

  func glyphs(of string: String) -> [Glyph] {
    pool.glyphs(of: string)
  }
}
