#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A color in the Oklab space (Björn Ottosson, 2020): lightness and two axes of hue.
///
/// The space is perceptually uniform: colors at equal distances look equally different, and a
/// color halfway between two others looks like their mixture. The conversion turns sRGB components
/// into linear light, light into the responses of the eye's cones, and these into Oklab.
package struct Oklab: Hashable, Sendable {
  package var l: Double
  package var a: Double
  package var b: Double

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (
      Oklab.linear[Int(red)], Oklab.linear[Int(green)], Oklab.linear[Int(blue)]
    )
    let long = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let middle = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let short = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    l = 0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short
    a = 1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short
    self.b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short
  }

  /// The nearest sRGB components.
  package var rgb: (red: UInt8, green: UInt8, blue: UInt8) {
    let long = cube(l + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let middle = cube(l - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let short = cube(l - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    return (
      Oklab.byte(4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short),
      Oklab.byte(-1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short),
      Oklab.byte(-0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701_0 * short)
    )
  }

  /// Returns the square of the perceptual distance to `other`.
  package func squaredDistance(to other: Oklab) -> Double {
    let (dl, da, db) = (l - other.l, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }

  /// Returns the color at `fraction` of the distance to `other`; fractions above 1 go beyond it.
  package func interpolated(to other: Oklab, by fraction: Double) -> Oklab {
    var lab = self
    lab.l += (other.l - l) * fraction
    lab.a += (other.a - a) * fraction
    lab.b += (other.b - b) * fraction
    return lab
  }

  /// The linear light of each sRGB component (IEC 61966-2-1).
  private static let linear: [Double] = (0...255).map { component in
    let value = Double(component) / 255
    if value <= 0.040_45 { return value / 12.92 }
    return pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the component whose light is nearest to `light`.
  private static func byte(_ light: Double) -> UInt8 {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      // Below the midpoint to the next component, this one is nearer.
      if light <= (linear[middle] + linear[middle + 1]) / 2 {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return UInt8(low)
  }
}

private func cube(_ value: Double) -> Double { value * value * value }
