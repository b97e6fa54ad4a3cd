/// A character that is drawn as a shape, so that lines join and cells are filled in every font:
/// box drawing characters, block elements and braille.
struct DrawnGlyph {
  /// The size of a cell, in the units of a picture.
  static let (width, height) = (9.0, 19.0)

  /// The filled areas, from the cell's upper left corner.
  private(set) var areas: [PictureRect] = []
  /// The outline of an arc, as SVG path data relative to the cell's upper left corner.
  private(set) var arc: String?
  /// The opacity of the areas in percent.
  private(set) var opacity = 100

  /// Creates the shape of the only scalar of `text`, or `nil` for all other characters.
  init?(_ text: String) {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      return nil
    }
    switch scalar.value {
    case 0x2504...0x250B, 0x254C...0x254F: addDashes(scalar.value)
    case 0x256D...0x2570: arc = DrawnGlyph.arcs[Int(scalar.value - 0x256D)]
    case 0x2500...0x2570, 0x2574...0x257F: addArms(DrawnGlyph.arms(of: scalar.value))
    case 0x2580...0x259F: addBlock(scalar.value)
    case 0x2800...0x28FF: addDots(UInt8(scalar.value & 0xFF))
    default: return nil
    }
  }

  private mutating func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    areas.append(PictureRect(x: x, y: y, width: width, height: height))
  }

  // MARK: Lines

  /// The quarters of circles from U+256D on: down and right, down and left, up and left, up and
  /// right.
  private static let arcs = [
    "M4 19v-5a5 5 0 0 1 5-5v1a4 4 0 0 0-4 4v5z", "M0 9a5 5 0 0 1 5 5v5h-1v-5a4 4 0 0 0-4-4z",
    "M5 0v5a5 5 0 0 1-5 5v-1a4 4 0 0 0 4-4v-5z", "M5 0v5a4 4 0 0 0 4 4v1a5 5 0 0 1-5-5v-5z",
  ]

  /// Two, three or four dashes in a row or column.
  private mutating func addDashes(_ code: UInt32) {
    let count = code >= 0x254C ? 2.0 : code >= 0x2508 ? 4 : 3
    let isVertical = code & 2 != 0
    let thickness = code & 1 != 0 ? 3.0 : 1
    let step = (isVertical ? DrawnGlyph.height : DrawnGlyph.width) / count
    for index in 0..<Int(count) {
      let (start, length) = ((Double(index) + 0.2) * step, 0.6 * step)
      if isVertical {
        add(4.5 - thickness / 2, start, thickness, length)
      } else {
        add(start, 9.5 - thickness / 2, length, thickness)
      }
    }
  }

  /// The weight of a line from a cell's center to one of its edges.
  private enum Weight: UInt8 {
    case none, light, heavy, double
  }

  /// Returns the weights of the lines to the left, up, to the right and down.
  private static func arms(of code: UInt32) -> [Weight] {
    let byte = armBytes[Int(code - 0x2500)]
    return (0..<4).map { Weight(rawValue: byte >> (2 * $0) & 3) ?? .none }
  }

  /// Two bits for each line of each character from U+2500 on, those to the left first; zero for
  /// those that have other shapes. Generated from the characters' names.
  private static let armBytes: [UInt8] = {
    let digits = """
      112244880000000000000000506090a041428182142418280506090a546458949868a4a845464985894a86\
      8a515261629192a1a215162526191a292a555665665995995a6996a56aa69aa9aa0000000033cc70d0f043\
      c1c3341c3c070d0f74dcfc47cdcf73d1f3371d3f77ddff00000000000000010410400208208021841248
      """
    let nibbles = digits.compactMap(\.hexDigitValue)
    return (0..<128).map { (index: Int) -> UInt8 in
      UInt8(nibbles[2 * index] << 4 | nibbles[2 * index + 1])
    }
  }()

  private mutating func addArms(_ arms: [Weight]) {
    for direction in 0..<4 where arms[direction] != .none {
      let sides = [arms[(direction + 3) % 4], arms[(direction + 1) % 4]]
      let hasOpposite = arms[(direction + 2) % 4] != .none
      for strip in DrawnGlyph.strips(arms[direction], sides, hasOpposite) {
        addStrip(strip, direction)
      }
    }
  }

  /// A part of a line: its edges across the line and its start along it, from the cell's center.
  private typealias Strip = (from: Double, to: Double, start: Double)

  /// Returns the parts of a line whose neighbors, seen in its direction, are `sides`: that on the
  /// left for the line to the right, for example, is the line up.
  private static func strips(
    _ weight: Weight, _ sides: [Weight], _ hasOpposite: Bool
  ) -> [Strip] {
    // As far back as the lines beside it reach, so that the corner is filled.
    let reach = sides.contains(.double) || sides.contains(.heavy) ? -1.5 : -0.5
    switch weight {
    case .none: return []
    case .light, .heavy:
      let half = weight == .light ? 0.5 : 1.5
      let endsAtDouble = sides == [.double, .double] && !hasOpposite
      return [(-half, half, endsAtDouble ? 0.5 : reach)]
    case .double:
      func start(beside side: Weight) -> Double { side == .double ? 0.5 : reach }
      return [(-1.5, -0.5, start(beside: sides[0])), (0.5, 1.5, start(beside: sides[1]))]
    }
  }

  /// Adds a strip that leads to the left, up, to the right or down.
  private mutating func addStrip(_ strip: Strip, _ direction: Int) {
    let (centerX, centerY) = (DrawnGlyph.width / 2, DrawnGlyph.height / 2)
    let across = strip.to - strip.from
    switch direction {
    case 0: add(0, centerY - strip.to, centerX - strip.start, across)
    case 1: add(centerX + strip.from, 0, across, centerY - strip.start)
    case 2: add(centerX + strip.start, centerY + strip.from, centerX - strip.start, across)
    default: add(centerX - strip.to, centerY + strip.start, across, centerY - strip.start)
    }
  }

  // MARK: Blocks and dots

  private mutating func addBlock(_ code: UInt32) {
    let (width, height) = (DrawnGlyph.width, DrawnGlyph.height)
    switch code {
    case 0x2580: add(0, 0, width, height / 2)
    case 0x2581...0x2588:
      let part = height * Double(code - 0x2580) / 8
      add(0, height - part, width, part)
    case 0x2589...0x258F: add(0, 0, width * Double(0x2590 - code) / 8, height)
    case 0x2590: add(width / 2, 0, width / 2, height)
    case 0x2591...0x2593:
      opacity = 25 * Int(code - 0x2590)
      add(0, 0, width, height)
    case 0x2594: add(0, 0, width, height / 8)
    case 0x2595: add(width * 7 / 8, 0, width / 8, height)
    default: addQuadrants(DrawnGlyph.quadrants[Int(code - 0x2596)])
    }
  }

  /// The quadrants of the characters from U+2596 on: upper left 1, upper right 2, lower left 4,
  /// lower right 8.
  private static let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private mutating func addQuadrants(_ quadrants: Int) {
    let (width, height) = (DrawnGlyph.width / 2, DrawnGlyph.height / 2)
    for index in 0..<4 where quadrants >> index & 1 == 1 {
      add(Double(index % 2) * width, Double(index / 2) * height, width, height)
    }
  }

  /// Adds the dots of a braille character, whose bits go down the left column, then the right one;
  /// those of the lowest row come last.
  private mutating func addDots(_ dots: UInt8) {
    for bit in 0..<8 where dots >> bit & 1 == 1 {
      let (column, row) = bit < 6 ? (bit / 3, bit % 3) : (bit - 6, 3)
      add(1.5 + 4.5 * Double(column), 1.5 + 4.75 * Double(row), 2, 2)
    }
  }
}
