import ComponentCore

/// A terminal's palette, searched for the color nearest to an exact one.
///
/// Distances are those of `Oklab`, which match what people see in two colors.
///
/// Among 256 colors a loss of chroma counts more: in a gradient of light blues, a gray is a band.
///
/// Among 16 the nearest is often a hue for a gray, or a gray for a hue, so these are not mixed up:
/// `#AAAAAA` is shown as a gray though cyan is nearer, and `#008080` as cyan. Differences of hue
/// count more there, so a dark green is shown as green though red is nearer.
///
/// Results are kept for colors of 6 bits for each component, so that an animation through any
/// number of colors ends with a lookup for each. What is searched for is at most 3 of 255 steps
/// away from the color; palette colors are farther from each other, and find themselves.
struct Palette {
  /// One more than the index of the nearest candidate, or 0 if it is not known: by the red
  /// component, and by the green and the blue one together, of 6 bits each. The values of a red
  /// component are empty until the first search for it.
  private var nearest = [[UInt8]](repeating: [], count: 64)
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
    let (red, green, blue) = color.rgb ?? (0, 0, 0)
    let row = Int(red >> 2)
    let column = Int(green >> 2) << 6 | Int(blue >> 2)
    if nearest[row].isEmpty { nearest[row] = Array(repeating: 0, count: 1 << 12) }
    if nearest[row][column] == 0 {
      // The 6 bits of each component become 8 again, so that 0 and 63 become 0 and 255.
      let color = Oklab(
        red: red & ~3 | red >> 6, green: green & ~3 | green >> 6, blue: blue & ~3 | blue >> 6)
      nearest[row][column] = UInt8(candidate(nearestTo: color) + 1)
    }
    return UInt8(first + Int(nearest[row][column]) - 1)
  }

  /// Returns the index of the palette color nearest to one that is searched for only once.
  func index(nearestTo color: Oklab) -> UInt8 {
    UInt8(first + candidate(nearestTo: color))
  }

  private func candidate(nearestTo color: Oklab) -> Int {
    var best = (index: 0, distance: Double.infinity)
    for index in candidates.indices {
      let distance = squaredDistance(from: candidates[index], to: color)
      if distance < best.distance, isSuitable(candidates[index], for: color) {
        best = (index, distance)
      }
    }
    return best.index
  }

  /// Returns the square of the distance, in which differences of hue count four times among 16
  /// colors, and a loss of chroma five times among 256.
  private func squaredDistance(from candidate: Oklab, to color: Oklab) -> Double {
    let distance = candidate.squaredDistance(to: color)
    if candidates.count > 16 {
      let loss = max(0, color.chroma - candidate.chroma)
      return distance + 4 * loss * loss
    }
    let product = candidate.a * color.a + candidate.b * color.b
    return distance + 3 * 2 * (candidate.chroma * color.chroma - product)
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
