import Components

/// Finds for an exact color the one of a terminal's palette that looks most like it.
///
/// Likeness is distance in ``Oklab``.
struct Palette {
  private var nearest: [CellColor: UInt8] = [:]
  private let first: Int
  private let candidates: [Oklab]

  /// The 16 colors that a user may have changed, as xterm has them.
  static var ansi16: Palette { Palette(0..<16) }
  /// The other 240 of xterm's, which nobody changes.
  static var ansi256: Palette { Palette(16..<256) }

  private init(_ indices: Range<Int>) {
    first = indices.lowerBound
    candidates = indices.map { index in
      let (red, green, blue) = Color.defaultComponents(ofPalette: index)
      return Oklab(red: red, green: green, blue: blue)
    }
  }

  /// The index of the color nearest to `color`, which is an exact one.
  mutating func index(nearestTo color: CellColor) -> UInt8 {
    if let index = nearest[color] { return index }
    // Enough for any interface, and no more than a moment's work to find again.
    if nearest.count >= 1_024 { nearest = [:] }
    let rgb = color.rgb ?? (0, 0, 0)
    let lab = Oklab(red: rgb.red, green: rgb.green, blue: rgb.blue)
    let best = candidates.indices.min {
      candidates[$0].squaredDistance(to: lab) < candidates[$1].squaredDistance(to: lab)
    }
    let index = UInt8(first + (best ?? 0))
    nearest[color] = index
    return index
  }
}
