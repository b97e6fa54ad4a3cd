import Signals

/// A view that shows a bitmap of square pixels, two in each cell or more.
///
///     Image(logo)                               // as large as its pixels
///     Image(logo).resizable().scaledToFit()     // as large as there is room
///
/// `Bitmap(data:)` decodes a PNG or PPM file.
///
/// A pixel is half a cell: the upper or the lower half. A resizable image whose bitmap has more
/// pixels than that, or whose interpolation blends them, shows more of them on terminals that can
/// show pictures: by kitty's graphics protocol, sixel, or iTerm2's files. Everywhere else there
/// are two in a cell: on other terminals, in exported frames, and where the image is translucent,
/// behind something translucent, or cut by a curve.
///
/// If the output is limited to ASCII, characters represent the brightness of the cells. On a
/// terminal without colors, the image is a silhouette.
public nonisolated struct Image: NodeView, Sendable {
  private let bitmap: ValueOrPublisher<Bitmap>
  private var isResizable = false
  private var interpolation = ValueOrPublisher(ImageInterpolation.low)

  /// How the pixels of a scaled image follow from those of its bitmap.
  public typealias Interpolation = ImageInterpolation

  /// Creates a view of `bitmap`.
  public init(_ bitmap: Bitmap) {
    self.bitmap = ValueOrPublisher(bitmap)
  }

  /// Creates a view of the newest value of `bitmaps`.
  ///
  /// The image is empty until the publisher sends its first value.
  public init(_ bitmaps: some Publisher<Bitmap, Never>) {
    bitmap = ValueOrPublisher(bitmaps)
  }

  /// Returns an image that scales to fill all the space it is offered.
  ///
  /// This may distort it; ``View/scaledToFit()`` keeps its aspect ratio.
  public func resizable() -> Self {
    with { $0.isResizable = true }
  }

  /// Returns an image that makes its pixels as `interpolation` says when it scales.
  public func interpolation(_ interpolation: Interpolation) -> Self {
    with { $0.interpolation = ValueOrPublisher(interpolation) }
  }

  /// Returns an image that makes its pixels as the newest of `interpolations` says when it scales.
  public func interpolation(_ interpolations: some Publisher<Interpolation, Never>) -> Self {
    with { $0.interpolation = ValueOrPublisher(interpolations, initial: .low) }
  }

  /// Creates or updates the node that shows the bitmap.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ImageNode.reusing(existing, in: context)
    node.isResizable = isResizable
    node.bind(bitmap) { $0.bitmap = $1 }
    node.bind(interpolation, slot: 1) { $0.interpolation = $1 }
    return node
  }
}

/// The node of an image: a class, because it keeps the bitmap in its size from one painting to the
/// next.
private final class ImageNode: LayoutNode, ReusableNode, AspectRatioNode {
  var bitmap = Bitmap(width: 0, height: 0, pixels: []) {
    didSet {
      if bitmap == oldValue { return }
      pictureCache = nil
      setNeedsLayout()
      setNeedsPaint()
    }
  }
  var isResizable = false {
    didSet {
      if isResizable == oldValue { return }
      pictureCache = nil
      setNeedsLayout()
    }
  }
  var interpolation = ImageInterpolation.low {
    didSet {
      if interpolation == oldValue { return }
      pictureCache = nil
      setNeedsPaint()
    }
  }
  /// The bitmap in the size of the node.
  private var pictureCache: CellPicture?

  override func measure(_ proposal: ProposedSize) -> Size {
    let size = Size(width: bitmap.width, height: (bitmap.height + 1) / 2)
    if !isResizable || bitmap.width == 0 || bitmap.height == 0 { return size }
    return Size(
      width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  var aspectRatio: Double? {
    bitmap.height == 0 ? nil : Double(bitmap.width) / Double(bitmap.height)
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    [accessibilityElement(.image)]
  }

  override func paint(on canvas: DrawingContext) {
    canvas.draw(picture(), usesASCII: environment.usesASCII, tree.shaper)
  }

  /// Returns the bitmap in the size of the node.
  private func picture() -> CellPicture {
    if let pictureCache, pictureCache.size == rect.size { return pictureCache }
    let picture = CellPicture(bitmap, size: rect.size, isResizable ? interpolation : nil)
    pictureCache = picture
    return picture
  }
}

extension DrawingContext {
  /// Draws a picture in `rect`, two pixels in each cell.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the picture.
  ///   - usesASCII: Whether characters represent the brightness of the cells.
  ///   - shaper: Converts characters to glyphs.
  ///   - pixel: Returns the pixel in a column and a row of the picture.
  func drawPixels(
    in rect: Rect, usesASCII: Bool, _ shaper: any TextShaper, pixel: (_ x: Int, _ y: Int) -> Color
  ) {
    let area = rect.intersection(visibleRect)
    for y in area.rows {
      for x in area.columns {
        drawPixels(at: Point(x: x, y: y), of: rect.origin, usesASCII: usesASCII, shaper, pixel)
      }
    }
  }

  /// Draws the two pixels in the cell at `point` of a picture whose top left is at `origin`.
  private func drawPixels(
    at point: Point, of origin: Point, usesASCII: Bool, _ shaper: any TextShaper,
    _ pixel: (_ x: Int, _ y: Int) -> Color
  ) {
    let (column, row) = (point.x - origin.x, 2 * (point.y - origin.y))
    let (upper, lower) = (pixel(column, row), pixel(column, row + 1))
    if usesASCII {
      let character = BrightnessCharacters.character(for: upper.mix(with: lower, by: 0.5))
      write(shaper.glyphs(of: character)[...], at: point)
    } else {
      fill(upper: upper, lower: lower, at: point)
    }
  }

  /// Draws a picture at the top left of the node, with smaller pixels than two to a cell where the
  /// surface shows such.
  fileprivate func draw(_ picture: CellPicture, usesASCII: Bool, _ shaper: any TextShaper) {
    let area = Rect(size: picture.size).intersection(visibleRect)
    let hasMoreDetail = picture.hasMoreDetail && !usesASCII
    for y in area.rows {
      for x in area.columns {
        let point = Point(x: x, y: y)
        if hasMoreDetail, draw(picture, at: point) { continue }
        drawPixels(at: point, of: .zero, usesASCII: usesASCII, shaper, picture.pixel)
      }
    }
  }
}

/// ASCII characters that represent the brightness of colors.
private enum BrightnessCharacters {
  /// The characters from dark to bright.
  private static let characters = Array(".:-=+*#%@")

  static func character(for color: Color) -> String {
    if color.coverage < 0.25 { return " " }
    let (red, green, blue) = color.defaultComponents
    let lightness = Oklab(red: red, green: green, blue: blue).l
    let index = Int(lightness * Double(characters.count - 1) + 0.5)
    return String(characters[min(max(0, index), characters.count - 1)])
  }
}
