/// How the pixels of an image that is scaled follow from those of its bitmap.
public enum ImageInterpolation: CaseIterable, Hashable, Sendable {
  /// Each pixel is the nearest one of the bitmap.
  case none
  /// Pixels are repeated where the image is larger, and averaged where it is smaller. This keeps
  /// the edges of a drawing, and is the default.
  case low
  /// Pixels are blended with their neighbors where the image is larger, and averaged where it is
  /// smaller.
  case medium
  /// Pixels follow curves through their neighbors where the image is larger, which is sharper than
  /// blending, and are averaged where it is smaller.
  case high
}

extension ImageInterpolation {
  /// Returns the pixels of a row or column of `length` pixels, and their weights, that make up a
  /// pixel of it when it has `newLength` pixels.
  func weights(at index: Int, of newLength: Int, from length: Int) -> [(index: Int, weight: Double)]
  {
    if self == .none { return [((2 * index + 1) * length / (2 * newLength), 1)] }
    if self == .low || newLength <= length {
      let start = index * length / newLength
      let end = max(start + 1, (index + 1) * length / newLength)
      return (start..<end).map { ($0, 1 / Double(end - start)) }
    }
    let center = (Double(index) + 0.5) * Double(length) / Double(newLength) - 0.5
    let first = center.rounded(.down)
    let reach = self == .medium ? 0...1 : -1...2
    return reach.map { step in
      let distance = abs(center - first - Double(step))
      let neighbor = min(max(0, Int(first) + step), length - 1)
      return (neighbor, self == .medium ? 1 - distance : Self.cubicWeight(distance))
    }
  }

  /// Returns the weight of a pixel at a distance on a Catmull-Rom spline.
  private static func cubicWeight(_ distance: Double) -> Double {
    let (x, square) = (distance, distance * distance)
    if x < 1 { return 1.5 * square * x - 2.5 * square + 1 }
    return x < 2 ? -0.5 * square * x + 2.5 * square - 4 * x + 2 : 0
  }
}
