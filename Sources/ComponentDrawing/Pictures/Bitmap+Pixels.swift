// How a bitmap is scaled to many pixels: Each row of the result is the weighted sum of a few rows
// of the bitmap, which are scaled to its width before. Sums are of colors multiplied by their
// opacity, so that transparent pixels have no color.
extension Bitmap {
  /// Returns the bitmap in another size, as bytes of red, green, blue and opacity, row by row.
  func pixels(width: Int, height: Int, _ interpolation: ImageInterpolation) -> [UInt8] {
    guard self.width > 0, self.height > 0, width > 0, height > 0 else { return [] }
    let columns = (0..<width).map { interpolation.weights(at: $0, of: width, from: self.width) }
    var scaledRows: [Int: [SIMD4<Float>]] = [:]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for y in 0..<height {
      let rows = interpolation.weights(at: y, of: height, from: self.height)
      scaledRows = scaledRows.filter { row in rows.contains { $0.index == row.key } }
      var sums = Array(repeating: SIMD4<Float>.zero, count: width)
      for (index, weight) in rows {
        let row = scaledRows[index] ?? scaledRow(index, columns)
        scaledRows[index] = row
        for x in 0..<width { sums[x] += row[x] * Float(weight) }
      }
      for sum in sums { bytes.append(sum) }
    }
    return bytes
  }

  private func scaledRow(
    _ y: Int, _ columns: [[(index: Int, weight: Double)]]
  ) -> [SIMD4<Float>] {
    let row = (0..<width).map { self[$0, y].premultipliedComponents }
    return columns.map { column in
      var sum = SIMD4<Float>.zero
      for (index, weight) in column { sum += row[index] * Float(weight) }
      return sum
    }
  }
}

extension Color {
  /// The components from 0 to 255, multiplied by the opacity, and the opacity from 0 to 255.
  fileprivate var premultipliedComponents: SIMD4<Float> {
    if value == .clear { return .zero }
    let (red, green, blue) = defaultComponents
    return SIMD4(Float(red), Float(green), Float(blue), 255) * (Float(alpha) / 255)
  }
}

extension [UInt8] {
  /// Appends the bytes of a color whose components are multiplied by its opacity.
  fileprivate mutating func append(_ premultiplied: SIMD4<Float>) {
    let alpha = premultiplied.w
    if alpha < 0.5 { return append(contentsOf: [0, 0, 0, 0]) }
    var color = premultiplied * (255 / alpha)
    color.w = alpha
    color = (color + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    for index in 0..<4 { append(UInt8(color[index])) }
  }
}
