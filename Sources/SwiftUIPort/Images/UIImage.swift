/// An image under its name in UIKit: a picture from a PNG file of the program.
///
///     if let photo = UIImage(named: "beach") { Image(uiImage: photo).resizable() }
public final class UIImage: Hashable, Sendable {
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
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates the image of a PNG file among the resources of a bundle; `nil` if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    self.init(named: name, in: bundle)
  }

  /// Creates the image of a PNG file among the resources of a bundle; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: Any? = nil
  ) {
    guard let file = ImageFile(name, in: bundle), let bitmap = file.bitmap else { return nil }
    self.init(bitmap, scale: file.scale)
  }

  /// Creates an image of one pixel that shows nothing.
  public convenience init() {
    self.init(Bitmap(width: 1, height: 1, pixels: [.clear]), scale: 1)
  }

  private init(_ bitmap: Bitmap, scale: CGFloat) { (self.bitmap, self.scale) = (bitmap, scale) }

  /// Creates the image of an image literal.
  public init(imageLiteralResourceName name: String) {
    let file = ImageFile(name, in: nil)
    bitmap = file?.bitmap ?? Bitmap(width: 1, height: 1, pixels: [.clear])
    scale = file?.scale ?? 1
  }

  /// Whether both images have the same pixels.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.bitmap == rhs.bitmap && lhs.scale == rhs.scale
  }

  /// Adds the pixels to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap)
    hasher.combine(scale)
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

extension UIImage: _ExpressibleByImageLiteral {}

/// The image of an image literal.
public typealias _ImageLiteralType = UIImage
