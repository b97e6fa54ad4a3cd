/// A picture of square pixels, which an ``Image`` shows two to a cell.
///
///     let smile = Bitmap(colors: ["#": .yellow, ".": .clear], """
///       .####.
///       #.##.#
///       ######
///       #.##.#
///       .#..#.
///       """)
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private let pixels: [Color]

  /// Creates a bitmap from its pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - pixels: The colors, row by row from the top left.
  /// - Precondition: `pixels` has `width * height` elements.
  public init(width: Int, height: Int, pixels: [Color]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "Bitmap: \(pixels.count) pixels do not make a picture of \(width) by \(height).")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a bitmap from a drawing, with a row for each line and a pixel for each character.
  ///
  /// Short lines are filled up with `Color.clear`.
  ///
  /// - Parameters:
  ///   - colors: The colors of the characters; other characters are `Color.clear`.
  ///   - drawing: The lines of the drawing.
  public init(colors: [Character: Color], _ drawing: String) {
    let rows = drawing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let width = rows.map(\.count).max() ?? 0
    self.init(
      width: width, height: rows.count,
      pixels: rows.flatMap { row in
        row.map { colors[$0] ?? .clear } + repeatElement(.clear, count: width - row.count)
      })
  }

  /// The pixel in column `x` of row `y`, or `Color.clear` outside the bitmap.
  public subscript(x: Int, y: Int) -> Color {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
    return pixels[y * width + x]
  }

  /// Returns a copy of another size.
  func resized(
    width newWidth: Int, height newHeight: Int, _ interpolation: ImageInterpolation = .low
  ) -> Bitmap {
    if (newWidth, newHeight) == (width, height) { return self }
    var pixels: [Color] = []
    pixels.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        pixels.append(pixel(x, y, ofWidth: newWidth, height: newHeight, interpolation))
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: pixels)
  }

  /// Returns a pixel of the resized bitmap without the others, or `Color.clear` outside of it.
  package func pixel(
    _ x: Int, _ y: Int, ofWidth newWidth: Int, height newHeight: Int,
    _ interpolation: ImageInterpolation = .low
  ) -> Color {
    guard (0..<newWidth).contains(x), (0..<newHeight).contains(y), width > 0, height > 0 else {
      return .clear
    }
    return blend(
      interpolation.weights(at: x, of: newWidth, from: width),
      interpolation.weights(at: y, of: newHeight, from: height))
  }

  private func blend(
    _ columns: [(index: Int, weight: Double)], _ rows: [(index: Int, weight: Double)]
  ) -> Color {
    let first = self[columns[0].index, rows[0].index]
    var (sum, isUniform) = (SIMD4<Double>.zero, true)
    for (y, rowWeight) in rows {
      for (x, weight) in columns {
        let color = self[x, y]
        isUniform = isUniform && color == first
        let (red, green, blue) = color.defaultComponents
        let components = SIMD4(Double(red), Double(green), Double(blue), 255)
        sum += components * (color.coverage * weight * rowWeight)
      }
    }
    if isUniform { return first }
    let coverage = sum.w / 255
    if coverage <= 0 { return .clear }
    let color = (sum / sum.w).clamped(lowerBound: .zero, upperBound: .one)
    return Color(red: color.x, green: color.y, blue: color.z, opacity: min(coverage, 1))
  }
}
