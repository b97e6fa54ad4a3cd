import ComponentCore

/// A picture in at most 255 colors, for sixel.
///
/// Pixels that are more than half transparent are left out; the others are opaque.
struct IndexedPicture: Sendable {
  let width: Int
  let height: Int
  /// The color of each pixel as an index, row by row; ``transparent`` for none.
  let indices: [UInt8]
  /// The components of the colors from 0 to 100.
  let colors: [SIMD3<UInt8>]

  /// The index of pixels that have no color.
  static let transparent: UInt8 = 255
  static let colorLimit = 255

  init(_ entry: PictureTable.Entry) {
    let (width, height) = (entry.pixelSize.width, entry.pixelSize.height)
    self.init(
      rgba: entry.picture.pixels(width: width, height: height), width: width, height: height)
  }

  /// Creates a picture from bytes of red, green, blue and opacity.
  init(rgba: [UInt8], width: Int, height: Int) {
    self.width = width
    self.height = height
    let cubes = ColorCubes(rgba)
    let palette = ColorPalette(cubes)
    colors = palette.colors
    indices = (0..<width * height).map { pixel in
      let start = 4 * pixel
      if rgba[start + 3] < 128 { return IndexedPicture.transparent }
      return palette.indices[ColorCubes.index(rgba[start], rgba[start + 1], rgba[start + 2])]
    }
  }
}

/// The numbers of pixels in cubes of similar colors: 32 in each direction.
private struct ColorCubes {
  private(set) var counts = Array(repeating: 0, count: 1 << 15)
  private(set) var sums = Array(repeating: SIMD3<Int>.zero, count: 1 << 15)

  init(_ rgba: [UInt8]) {
    for start in stride(from: 0, to: rgba.count, by: 4) where rgba[start + 3] >= 128 {
      let index = ColorCubes.index(rgba[start], rgba[start + 1], rgba[start + 2])
      counts[index] += 1
      sums[index] &+= SIMD3(Int(rgba[start]), Int(rgba[start + 1]), Int(rgba[start + 2]))
    }
  }

  static func index(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3)
  }
}

// How the colors are chosen: All cubes that have pixels are one box. The box with the longest side
// is cut in two halves that have about the same number of pixels, until there are enough boxes
// (median cut). Each box becomes its average color.
private struct ColorPalette {
  /// The components from 0 to 100.
  private(set) var colors: [SIMD3<UInt8>] = []
  /// The index of the color of each cube.
  private(set) var indices = Array(repeating: UInt8(0), count: 1 << 15)

  init(_ cubes: ColorCubes) {
    let used = cubes.counts.indices.filter { cubes.counts[$0] > 0 }
    if used.isEmpty { return }
    var boxes = [ColorBox(used)]
    while boxes.count < IndexedPicture.colorLimit,
      let longest = boxes.indices.max(by: { boxes[$0].length < boxes[$1].length }),
      boxes[longest].length > 0
    {
      let (lower, upper) = boxes[longest].halves(cubes)
      boxes[longest] = lower
      boxes.append(upper)
    }
    for (index, box) in boxes.enumerated() {
      colors.append(box.average(cubes))
      for cube in box.cubes { indices[cube] = UInt8(index) }
    }
  }
}

/// Cubes that get the same color.
private struct ColorBox {
  let cubes: [Int]
  /// The number of bits to the right of the component in which the cubes differ most.
  private let shift: Int
  /// The largest difference of a component.
  let length: Int

  init(_ cubes: [Int]) {
    self.cubes = cubes
    let lengths = [10, 5, 0].map { shift in
      let values = cubes.map { $0 >> shift & 31 }
      return (shift, (values.max() ?? 0) - (values.min() ?? 0))
    }
    (shift, length) = lengths.max { $0.1 < $1.1 } ?? (0, 0)
  }

  /// Returns the parts of a box that consists of several cubes.
  func halves(_ all: ColorCubes) -> (ColorBox, ColorBox) {
    let sorted = cubes.sorted { ($0 >> shift & 31, $0) < ($1 >> shift & 31, $1) }
    let half = cubes.reduce(0) { $0 + all.counts[$1] } / 2
    var (count, end) = (0, 0)
    while end < sorted.count - 1, end == 0 || count + all.counts[sorted[end]] <= half {
      count += all.counts[sorted[end]]
      end += 1
    }
    return (ColorBox(Array(sorted[..<end])), ColorBox(Array(sorted[end...])))
  }

  func average(_ all: ColorCubes) -> SIMD3<UInt8> {
    var (sum, count) = (SIMD3<Int>.zero, 0)
    for cube in cubes {
      sum &+= all.sums[cube]
      count += all.counts[cube]
    }
    let percent = (sum &* 200 &+ SIMD3(repeating: 255 * count)) / SIMD3(repeating: 510 * count)
    return SIMD3(truncatingIfNeeded: percent)
  }
}
