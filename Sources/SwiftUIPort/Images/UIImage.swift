/// An image under its name in UIKit: a picture from a PNG file of the program.
///
///     if let photo = UIImage(named: "beach") { Image(uiImage: photo).resizable() }
public struct UIImage: Hashable, Sendable {
  fileprivate let bitmap: Bitmap
  /// The number of pixels to a point.
  public let scale: CGFloat

  /// Creates the image of a PNG file among the resources of the program; `nil` if there is none.
  public init?(named name: String) {
    guard let file = ImageFile(name, in: nil), let bitmap = file.bitmap else { return nil }
    self.bitmap = bitmap
    scale = file.scale
  }

  /// Creates an image from the bytes of a PNG file; `nil` if they are none.
  public init?(data: Data, scale: CGFloat = 1) {
    guard let bitmap = Bitmap(data: data) else { return nil }
    self.bitmap = bitmap
    self.scale = scale
  }

  /// Creates an image from a PNG file; `nil` if it cannot be read.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}

extension Image {
  /// Creates a view of `image`.
  public init(uiImage image: UIImage) {
    self.init(image.bitmap, scale: Double(image.scale))
  }
}
