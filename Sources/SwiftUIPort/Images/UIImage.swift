/// An image under its name in UIKit: a picture from a PNG file of the program, or a symbol.
///
///     if let photo = UIImage(named: "beach") { Image(uiImage: photo).resizable() }
public final class UIImage: Hashable, Sendable {
  fileprivate let bitmap: Bitmap
  /// The name of the symbol, of which there are no pixels.
  fileprivate let symbol: String?
  /// The number of pixels to a point.
  public let scale: CGFloat

  /// Creates the image of a PNG file among the resources of the program; `nil` if there is none.
  public init?(named name: String) {
    guard let file = ImageFile(name, in: nil), let bitmap = file.bitmap else { return nil }
    self.bitmap = bitmap
    symbol = nil
    scale = file.scale
  }

  /// Creates an image from the bytes of a PNG file; `nil` if they are none.
  public init?(data: Data, scale: CGFloat = 1) {
    guard let bitmap = Bitmap(data: data) else { return nil }
    self.bitmap = bitmap
    symbol = nil
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

  private init(_ bitmap: Bitmap, symbol: String? = nil, scale: CGFloat) {
    (self.bitmap, self.symbol, self.scale) = (bitmap, symbol, scale)
  }

  /// Creates the image of a symbol. A name that a terminal has no sign for has a neutral one.
  public convenience init?(systemName name: String, withConfiguration configuration: Any? = nil) {
    // A symbol is about as large as a square of two columns.
    self.init(
      Bitmap(width: 1, height: 1, pixels: [.clear]), symbol: name,
      scale: 1 / (2 * PointScale.pointsPerColumn))
  }

  /// Creates the image of an image literal.
  public init(imageLiteralResourceName name: String) {
    let file = ImageFile(name, in: nil)
    bitmap = file?.bitmap ?? Bitmap(width: 1, height: 1, pixels: [.clear])
    symbol = nil
    scale = file?.scale ?? 1
  }

  /// Whether both images have the same pixels.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.bitmap == rhs.bitmap && lhs.symbol == rhs.symbol && lhs.scale == rhs.scale
  }

  /// Adds the pixels to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap)
    hasher.combine(symbol)
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
    if let symbol = image.symbol {
      self.init(systemName: symbol)
    } else {
      self.init(image.bitmap, scale: Double(image.scale))
    }
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The image of an image literal.
public typealias _ImageLiteralType = UIImage
