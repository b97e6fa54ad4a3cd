/// A view that shows a symbol or a picture.
///
///     Image(systemName: "chevron.right")       // ›
///     Image("logo").resizable().scaledToFit()  // from `namedImages(_:)`, or a PNG of the program
///     Image(bitmap)                            // as large as its pixels, two in each cell
///
/// A symbol is text of one or two characters, to which fonts and styles apply. Making it resizable
/// does not make it larger. Where only ASCII is drawn, another character stands for it, and where
/// nothing is similar enough, a neutral sign. Assistive technology hears the words of its name.
///
/// A pixel of a named image is as large as a point, unless the image is resizable. A name without
/// an image shows a neutral sign.
public nonisolated struct Image: View, Sendable {
  private enum Source: Sendable {
    case symbol(String)
    case named(String, Bundle?)
    case bitmap(ComponentCore.Image)
    case points(Bitmap, scale: Double)
  }

  private let source: Source
  private var isResizable = false
  private var interpolation = ImageInterpolation.low
  private var label: String?
  private var isDecorative = false

  private init(_ source: Source) {
    self.source = source
  }

  /// Creates a view of a symbol.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - variableValue: The part of the symbol that is drawn strongly on other systems.
  public init(systemName: String, variableValue: Double? = nil) {
    self.init(.symbol(systemName))
  }

  /// Creates a view of the image that `namedImages(_:)` defines for `name`, or of
  /// the PNG of that name in `bundle`, by default that of the program.
  public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
  }

  /// Creates a view of a named image, with a label for assistive technology.
  public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label.plainString
  }

  /// Creates a view of a named image that assistive technology ignores.
  public init(decorative name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }

  /// Creates a view of `bitmap`, as large as its pixels, of which two are in each cell.
  public init(_ bitmap: Bitmap) {
    self.init(.bitmap(ComponentCore.Image(bitmap)))
  }

  /// Creates a view of the newest value of `bitmaps`, as large as its pixels. It is empty until
  /// the publisher sends its first value.
  public init(_ bitmaps: some Publisher<Bitmap, Never>) {
    self.init(.bitmap(ComponentCore.Image(bitmaps)))
  }

  /// Creates a view of `bitmap`, of which `scale` pixels are as long as a point.
  init(_ bitmap: Bitmap, scale: Double) {
    self.init(.points(bitmap, scale: scale))
  }

  /// The image as a part of a text: a symbol's characters.
  var text: String {
    switch source {
    case .symbol(let name): Symbol(name).sign(inASCII: false)
    case .named(let name, _): isDecorative ? "" : label ?? name
    case .bitmap, .points: ""
    }
  }

  /// The picture and the number of its pixels to a point; `nil` for a symbol and a bitmap, which
  /// has no points.
  @MainActor
  func bitmap(in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: Double)? {
    switch source {
    case .symbol, .bitmap: return nil
    case .points(let bitmap, let scale): return (bitmap, scale)
    case .named(let name, let bundle):
      if let bitmap = environment.namedImages[name] { return (bitmap, 1) }
      guard let file = ImageFile(name, in: bundle), let bitmap = file.bitmap else { return nil }
      return (bitmap, file.scale)
    }
  }

  /// The symbol or the picture.
  @MainActor
  public var body: some View {
    content.accessibilityHidden(isDecorative)
  }

  @MainActor @ViewBuilder
  private var content: some View {
    switch source {
    case .symbol(let name):
      SymbolView(name: name)
    case .named(let name, let bundle):
      NamedImageView(name: name, bundle: bundle, label: label ?? name) { bitmap, scale in
        picture(of: bitmap, scale: scale)
      }
    case .bitmap(let image):
      image.interpolation(interpolation).resizable(isResizable)
    case .points(let bitmap, let scale):
      picture(of: bitmap, scale: scale)
    }
  }

  @MainActor @ViewBuilder
  private func picture(of bitmap: Bitmap, scale: Double) -> some View {
    let image = ComponentCore.Image(bitmap).interpolation(interpolation).resizable()
    if isResizable {
      image
    } else {
      image.frame(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
  }
}

extension ComponentCore.Image {
  fileprivate nonisolated func resizable(_ isResizable: Bool) -> ComponentCore.Image {
    isResizable ? resizable() : self
  }
}

extension Image {
  /// How an image fills a larger space.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats it, which a terminal draws stretched.
    case tile
    /// Scales it.
    case stretch
  }

  /// Whether an image is drawn in the foreground style. On a terminal, symbols are, and pictures
  /// are not.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground style.
    case template
    /// In its own colors.
    case original
  }

  /// The size of symbols relative to text, which is the same for all on a terminal.
  public enum Scale: Hashable, Sendable {
    /// Smaller than text.
    case small
    /// The size of text.
    case medium
    /// Larger than text.
    case large
  }

  /// How the pixels of a scaled image follow from those of its bitmap.
  public typealias Interpolation = ImageInterpolation

  /// Returns an image that scales to fill all the space it is offered. A symbol keeps its size.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that are not scaled on other systems.
  ///   - resizingMode: Whether the image is repeated on other systems.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Returns an image that makes its pixels as `interpolation` says when it scales.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Returns the image: only symbols are drawn in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Returns the image: its ``interpolation(_:)`` determines whether edges are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns the image: a symbol has one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How symbols of several layers are colored. On a terminal, a symbol has one color.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The layers in their own colors.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// The layers in shades of the foreground style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each layer in a foreground style of its own.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension View {
  /// Returns this view: a symbol has one color.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Sets the environment's scale of symbols, which are as large as text on a terminal.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

extension EnvironmentValues {
  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}
