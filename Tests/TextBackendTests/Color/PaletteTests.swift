import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct PaletteTests {
  @Test(arguments: 16..<256)
  func findsExactMatches(index: Int) {
    let (red, green, blue) = Color.defaultComponents(ofPalette: index)
    var palette = Palette.ansi256
    let found = palette.index(nearestTo: CellColor(red: red, green: green, blue: blue))
    #expect(Color.defaultComponents(ofPalette: Int(found)) == (red, green, blue))
  }

  @Test(
    arguments: [
      ((255, 0, 0), 9), ((0, 0, 0), 0), ((255, 255, 255), 15), ((128, 128, 128), 8),
      ((255, 149, 0), 3), ((0, 199, 190), 6), ((0, 128, 128), 6), ((170, 170, 170), 8),
      ((20, 20, 34), 0), ((44, 52, 70), 8), ((0, 92, 0), 2),
      ((152, 203, 165), 7), ((40, 38, 96), 4),
    ] as [((UInt8, UInt8, UInt8), UInt8)])
  func findsTheNearestColorOfASimilarHue(color: (UInt8, UInt8, UInt8), index: UInt8) {
    var palette = Palette.ansi16
    #expect(
      palette.index(nearestTo: CellColor(red: color.0, green: color.1, blue: color.2)) == index)
  }

  @Test func showsClearHuesAsSimilarHues() {
    let steps = Array(stride(from: UInt8(0), through: 255, by: 15))
    for red in steps {
      for green in steps {
        for blue in steps {
          let color = Oklab(red: red, green: green, blue: blue)
          let chroma = (color.a * color.a + color.b * color.b).squareRoot()
          if chroma < 0.1 || color.l < 0.4 { continue }
          let index = Palette.ansi16.index(nearestTo: color)
          let shown = Color.defaultComponents(ofPalette: Int(index))
          let other = Oklab(red: shown.red, green: shown.green, blue: shown.blue)
          let otherChroma = (other.a * other.a + other.b * other.b).squareRoot()
          // The cosine of the angle between the hues, which is at most 60 degrees.
          let cosine = (color.a * other.a + color.b * other.b) / (chroma * otherChroma)
          #expect(cosine > 0.5, "\(red), \(green), \(blue) is shown as \(index)")
        }
      }
    }
  }

  @Test func doesNotDependOnTheColorsBefore() {
    var palettes = (Palette.ansi256, Palette.ansi256)
    let colors = (0..<2_000).map { (index: Int) -> CellColor in
      CellColor(red: UInt8(index & 255), green: UInt8(index * 7 & 255), blue: UInt8(index / 8))
    }
    let indices = colors.map { palettes.0.index(nearestTo: $0) }
    #expect(colors.reversed().map { palettes.1.index(nearestTo: $0) } == indices.reversed())
  }

  @Test func findsColorsThatAreSearchedForOnce() {
    #expect(Palette.ansi16.index(nearestTo: Oklab(red: 255, green: 0, blue: 0)) == 9)
    #expect(Palette.ansi256.index(nearestTo: Oklab(red: 95, green: 135, blue: 175)) == 67)
  }

  @Test func gradientsOfLightBlueHaveNoGrayBands() {
    let steps = (0..<24).map { Double($0) / 23 }
    for start in [(135, 206, 235), (100, 200, 255)] {
      let indices = steps.map { step in
        func component(_ start: Int) -> UInt8 { UInt8(Double(start) + Double(255 - start) * step) }
        return Palette.ansi256.index(
          nearestTo: Oklab(
            red: component(start.0), green: component(start.1), blue: component(start.2)))
      }
      #expect(indices.allSatisfy { $0 < 232 }, "\(indices)")
    }
  }

  @Test func showsGraysOf256ColorsAsGrays() {
    for gray in UInt8.min...UInt8.max {
      let index = Palette.ansi256.index(nearestTo: Oklab(red: gray, green: gray, blue: gray))
      let (red, green, blue) = Color.defaultComponents(ofPalette: Int(index))
      #expect(red == green && green == blue, "\(gray)")
    }
  }

  @Test func showsGraysAsGrays() {
    var palette = Palette.ansi16
    for gray in UInt8.min...UInt8.max {
      let index = palette.index(nearestTo: CellColor(red: gray, green: gray, blue: gray))
      #expect([0, 7, 8, 15].contains(index), "\(gray)")
    }
  }
}
