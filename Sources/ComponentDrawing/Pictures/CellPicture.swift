/// A bitmap in a rectangle of cells.
///
/// Two pixels to a cell can be drawn everywhere. A surface that shows smaller pixels takes them
/// from ``pixels(width:height:)``.
package final class CellPicture: Sendable {
  /// The number of columns and rows.
  package let size: Size
  private let bitmap: Bitmap
  private let interpolation: ImageInterpolation
  /// Whether the bitmap is scaled to the size, rather than shown pixel by pixel.
  private let isScaled: Bool
  /// The bitmap with two pixels to a cell; `nil` if it would be much larger than a screen.
  private let halfBlocks: Bitmap?
  /// Whether smaller pixels show more of the bitmap than two to a cell.
  package let hasMoreDetail: Bool

  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - size: The number of columns and rows.
  ///   - interpolation: How to scale the bitmap to the size; `nil` to show it pixel by pixel.
  package init(_ bitmap: Bitmap, size: Size, _ interpolation: ImageInterpolation?) {
    self.bitmap = bitmap
    self.size = size
    self.interpolation = interpolation ?? .none
    isScaled = interpolation != nil && bitmap.width > 0 && bitmap.height > 0
    let (width, height) = (size.width, 2 * size.height)
    if !isScaled {
      halfBlocks = bitmap
    } else if width > CellPicture.storedPixelLimit / max(1, height) {
      halfBlocks = nil
    } else {
      halfBlocks = bitmap.resized(width: width, height: height, self.interpolation)
    }
    let isReduced = bitmap.width > width || bitmap.height > height
    hasMoreDetail =
      isScaled && (isReduced || [.medium, .high].contains(self.interpolation)) && bitmap.isExact
  }

  /// The largest number of pixels of a scaled bitmap that is stored.
  private static let storedPixelLimit = 1 << 18

  /// Returns whether another picture has the same pixels and the same size.
  package func isEqual(to other: CellPicture) -> Bool {
    self === other
      || size == other.size && interpolation == other.interpolation && isScaled == other.isScaled
        && bitmap == other.bitmap
  }

  /// Returns the pixel in a column and a row of the picture, which has two pixels to a cell.
  package func pixel(_ x: Int, _ y: Int) -> Color {
    halfBlocks?[x, y]
      ?? bitmap.pixel(x, y, ofWidth: size.width, height: 2 * size.height, interpolation)
  }

  /// Returns the picture in another number of pixels, as bytes of red, green, blue and opacity,
  /// row by row.
  package func pixels(width: Int, height: Int) -> [UInt8] {
    bitmap.pixels(width: width, height: height, interpolation)
  }
}

extension Bitmap {
  /// Whether no color depends on the terminal or on the view that draws the bitmap.
  fileprivate var isExact: Bool {
    for y in 0..<height {
      for x in 0..<width {
        switch self[x, y].value {
        case .rgb, .clear: continue
        default: return false
        }
      }
    }
    return true
  }
}
