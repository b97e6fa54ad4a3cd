import Signals

/// A picture of square pixels, two in every cell.
///
///     Image(logo)                               // as large as its pixels
///     Image(logo).resizable().scaledToFit()     // as large as there is room
///
/// Where only ASCII is wanted, characters stand for how bright it is; on a terminal without
/// colors, it is a silhouette.
public nonisolated struct Image: View {
  private let bitmap: ValueOrPublisher<Bitmap>
  private var isResizable = false

  /// This picture.
  public init(_ bitmap: Bitmap) {
    self.bitmap = ValueOrPublisher(bitmap)
  }

  /// The newest of `bitmaps`; nothing before the first.
  public init(_ bitmaps: some Publisher<Bitmap, Never>) {
    bitmap = ValueOrPublisher(bitmaps)
  }

  /// The same filling all the room it is offered.
  ///
  /// That may stretch it: ``View/scaledToFit()`` keeps its shape.
  public func resizable() -> Self {
    var image = self
    image.isResizable = true
    return image
  }

  /// A node that shows the picture.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ImageNode ?? ImageNode(in: context)
    node.setEnvironment(context.environment)
    node.isResizable = isResizable
    node.bind(bitmap) { $0.bitmap = $1 }
    return node
  }
}

private final class ImageNode: LayoutNode {
  var bitmap = Bitmap(width: 0, height: 0, pixels: []) {
    didSet {
      if bitmap == oldValue { return }
      resized = nil
      setNeedsLayout()
      setNeedsPaint()
    }
  }
  var isResizable = false {
    didSet { if isResizable != oldValue { setNeedsLayout() } }
  }
  /// The picture in its frame's size.
  private var resized: Bitmap?

  override func measure(_ proposal: ProposedSize) -> Size {
    let size = Size(width: bitmap.width, height: (bitmap.height + 1) / 2)
    if !isResizable || bitmap.width == 0 || bitmap.height == 0 { return size }
    return Size(
      width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override var aspectRatio: Double? {
    bitmap.height == 0 ? nil : Double(bitmap.width) / Double(bitmap.height)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    resized = nil
  }

  override func paint(on canvas: Canvas) {
    let bitmap = fitted()
    for y in canvas.visibleRect.rows {
      for x in canvas.visibleRect.columns {
        let (upper, lower) = (bitmap[x, 2 * y], bitmap[x, 2 * y + 1])
        let point = Point(x: x, y: y)
        if environment.usesASCII {
          let character = BrightnessCharacters.character(for: upper.mix(with: lower, by: 0.5))
          canvas.write(tree.shaper.glyphs(of: character)[...], at: point)
        } else {
          canvas.fill(upper: upper, lower: lower, at: point)
        }
      }
    }
  }

  /// The picture as it is shown.
  private func fitted() -> Bitmap {
    if let resized { return resized }
    let isStretched = isResizable && bitmap.width > 0 && bitmap.height > 0
    let fitted =
      isStretched && rect.size.width <= ImageNode.maxSide && rect.size.height <= ImageNode.maxSide
      ? bitmap.resized(width: rect.size.width, height: rect.size.height * 2) : bitmap
    resized = fitted
    return fitted
  }

  /// No screen has more columns or rows; a larger picture is not stretched.
  private static let maxSide = 4_096
}

/// Characters that stand for colors.
private enum BrightnessCharacters {
  private static let characters = Array(".:-=+*#%@")

  static func character(for color: Color) -> String {
    if color.coverage < 0.25 { return " " }
    let (red, green, blue) = color.defaultComponents
    let lightness = Oklab(red: red, green: green, blue: blue).l
    let index = Int(lightness * Double(characters.count - 1) + 0.5)
    return String(characters[min(max(0, index), characters.count - 1)])
  }
}
