/// Finds for an exact color the one of a terminal's palette that looks most like it.
///
/// Likeness is distance in Oklab (Björn Ottosson, 2020), in which equal distances look equally
/// different.
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
    candidates = indices.map { Oklab(xterm: $0) }
  }

  /// The index of the color nearest to `color`, which is an exact one.
  mutating func index(nearestTo color: CellColor) -> UInt8 {
    if let index = nearest[color] { return index }
    // Enough for any interface, and no more than a moment's work to find again.
    if nearest.count >= 1_024 { nearest = [:] }
    let rgb = color.rgb ?? (0, 0, 0)
    let lab = Oklab(red: rgb.red, green: rgb.green, blue: rgb.blue)
    let best = candidates.indices.min {
      candidates[$0].distance(lab) < candidates[$1].distance(lab)
    }
    let index = UInt8(first + (best ?? 0))
    nearest[color] = index
    return index
  }

  /// The components of xterm's color `index`.
  static func components(ofXterm index: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    func step(_ level: Int) -> UInt8 { level == 0 ? 0 : UInt8(55 + 40 * level) }
    switch index {
    case 0..<16:
      let rgb = basic[index]
      return (UInt8(rgb >> 16), UInt8(rgb >> 8 & 255), UInt8(rgb & 255))
    case 16..<232:
      let place = index - 16
      return (step(place / 36), step(place / 6 % 6), step(place % 6))
    default:
      let gray = UInt8(8 + 10 * (index - 232))
      return (gray, gray, gray)
    }
  }

  private static let basic: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

/// A color by how it looks: lightness, and two axes of hue.
private struct Oklab {
  let l: Double
  let a: Double
  let b: Double

  init(xterm index: Int) {
    let rgb = Palette.components(ofXterm: index)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue)
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (Oklab.linear(red), Oklab.linear(green), Oklab.linear(blue))
    let long = Oklab.cubeRoot(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let middle = Oklab.cubeRoot(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let short = Oklab.cubeRoot(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    l = 0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short
    a = 1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short
    self.b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short
  }

  func distance(_ other: Oklab) -> Double {
    let (dl, da, db) = (l - other.l, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }

  /// The light of an sRGB component (IEC 61966-2-1), by its powers: 2.4 is 12/5.
  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    if value <= 0.040_45 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  private static func cubeRoot(_ value: Double) -> Double { root(value, of: 3) }
  private static func fifthRoot(_ value: Double) -> Double { root(value, of: 5) }

  /// By Newton's method, to the precision of a double; the standard library has no powers.
  private static func root(_ value: Double, of degree: Int) -> Double {
    if value <= 0 { return 0 }
    var root = 1.0
    for _ in 0..<64 {
      let power = (1..<degree).reduce(1.0) { product, _ in product * root }
      let next = (Double(degree - 1) * root + value / power) / Double(degree)
      if next == root { break }
      root = next
    }
    return root
  }
}
