import Components

/// A terminal's palette, searched for the color nearest to an exact one.
///
/// Distances are those of `Oklab`, which match what people see. The nearest of 16 colors is often
/// a hue for a gray, or a gray for a hue, so these are not mixed up: `#AAAAAA` is shown as a gray
/// though cyan is nearer, and `#008080` as cyan.
struct Palette {
  private var nearest: [CellColor: UInt8] = [:]
  private let first: Int
  private let candidates: [Oklab]

  /// The first 16 colors, which users may redefine, with xterm's values.
  static var ansi16: Palette { Palette(0..<16) }
  /// The other 240 colors, which are the same on all terminals.
  static var ansi256: Palette { Palette(16..<256) }

  private init(_ indices: Range<Int>) {
    first = indices.lowerBound
    candidates = indices.map { index in
      let (red, green, blue) = Color.defaultComponents(ofPalette: index)
      return Oklab(red: red, green: green, blue: blue)
    }
  }

  /// Returns the index of the palette color nearest to `color`.
  ///
  /// - Parameter color: An exact color.
  mutating func index(nearestTo color: CellColor) -> UInt8 {
    if let index = nearest[color] { return index }
    // Enough for any interface; an animation through more colors fills the cache again.
    if nearest.count >= 1_024 { nearest = [:] }
    let rgb = color.rgb ?? (0, 0, 0)
    let lab = Oklab(red: rgb.red, green: rgb.green, blue: rgb.blue)
    let best = candidates.indices.filter { isSuitable(candidates[$0], for: lab) }.min {
      candidates[$0].squaredDistance(to: lab) < candidates[$1].squaredDistance(to: lab)
    }
    let index = UInt8(first + (best ?? 0))
    nearest[color] = index
    return index
  }

  /// Whether `candidate` may be shown for `color`: not a hue for a gray, and not a gray for a
  /// color whose hue is clear.
  private func isSuitable(_ candidate: Oklab, for color: Oklab) -> Bool {
    if candidates.count > 16 || color.chroma < 0.04 && candidate.chroma < 0.04 { return true }
    return candidate.chroma < 0.04 ? color.chroma < 0.08 || color.l < 0.4 : color.chroma >= 0.04
  }
}

extension Oklab {
  /// The distance from the gray of the same lightness.
  fileprivate var chroma: Double { (a * a + b * b).squareRoot() }
}
