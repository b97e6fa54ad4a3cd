extension GraphicsContext {
  /// What an area or a line is filled with, in points.
  public struct Shading: Sendable {
    /// The shading in columns and rows, where points are transformed.
    let cells: @Sendable (CGAffineTransform) -> ComponentCore.GraphicsContext.Shading
    /// The style of texts; `nil` for the one they have.
    let style: AnyShapeStyle?

    private init(
      style: AnyShapeStyle? = nil,
      _ cells: @escaping @Sendable (CGAffineTransform) -> ComponentCore.GraphicsContext.Shading
    ) {
      self.cells = cells
      self.style = style
    }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading { _ in .foreground } }

    /// A color.
    public static func color(_ color: Color) -> Shading {
      Shading(style: AnyShapeStyle(color)) { _ in .color(color) }
    }

    /// A color of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { color(Color(red: red, green: green, blue: blue, opacity: opacity)) }

    /// A gray from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(white: white, opacity: opacity)) }

    /// A style. A gradient spans the canvas.
    public static func style(_ style: some ShapeStyle) -> Shading {
      let style = AnyShapeStyle(style)
      return Shading(style: style) { _ in .style(style) }
    }

    /// The first of several shadings.
    public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }

    /// A gradient along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      Shading {
        .linearGradient(
          gradient, startPoint: PathPoint(startPoint.applying($0)),
          endPoint: PathPoint(endPoint.applying($0)))
      }
    }

    /// A gradient in circles around a point of the canvas, between two radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading {
        .radialGradient(
          gradient, center: PathPoint(center.applying($0)),
          startRadius: (startRadius * $0.scale).cells(along: .horizontal),
          endRadius: (endRadius * $0.scale).cells(along: .horizontal))
      }
    }

    /// A gradient that makes a whole turn around a point of the canvas.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
    ) -> Shading {
      Shading { .conicGradient(gradient, center: PathPoint(center.applying($0)), angle: angle) }
    }
  }

  /// How a gradient goes on outside of its points: on a terminal, with its last color.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The color space.
    public static let linearColor = GradientOptions(rawValue: 1)
  }

  /// A change of the colors of what is drawn.
  public struct Filter: Sendable {
    enum Effect {
      case colors(ColorFilter)
      case transform(CGAffineTransform)
      case nothing
    }

    let effect: Effect

    private init(_ kind: ColorFilter.Kind, _ amount: Double = 1, color: Color = .white) {
      effect = .colors(ColorFilter(kind, amount: amount, color: color))
    }

    private init(_ effect: Effect) { self.effect = effect }

    /// Adds `amount` to each component of a color.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness, amount) }
    /// Multiplies the distance of colors to a middle gray.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast, amount) }
    /// Multiplies the distance of colors to grays.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation, amount) }
    /// Replaces colors by grays, by `amount`.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation, 1 - amount) }
    /// Turns the color wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation, angle.radians) }
    /// Replaces colors by their opposites, by `amount`.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.inversion, amount) }
    /// Multiplies the components of colors by those of `color`.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(.multiplication, color: color)
    }
    /// Transforms what is drawn.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.transform(matrix.affine))
    }

    /// Has no effect on a terminal.
    @available(*, deprecated, message: "A terminal cannot blur: this has no effect.")
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
      Filter(.nothing)
    }
    /// Has no effect on a terminal.
    @available(*, deprecated, message: "Draw the path twice: this has no effect.")
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(.nothing) }
    /// Has no effect on a terminal.
    @available(*, deprecated, message: "A terminal has no layers: this has no effect.")
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(.nothing) }
  }

  /// How a blur treats edges, which a terminal does not have.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The opacity and the precision of a blur.
    public static let opaque = BlurOptions(rawValue: 1), dithersResult = BlurOptions(rawValue: 2)
  }
}

// MARK: Layers

extension GraphicsContext {
  /// Limits what is drawn from now on to where `content` draws something.
  ///
  /// - Parameters:
  ///   - opacity: Has no effect on a terminal.
  ///   - options: Has no effect on a terminal.
  ///   - content: Draws what is left visible.
  @available(*, deprecated, message: "The opacity and the options have no effect on a terminal.")
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) -> Void
  ) {
    clipToLayer(content: content)
  }

  /// Limits what is drawn from now on to where `content` draws something.
  ///
  /// - Parameter content: Draws what is left visible.
  public mutating func clipToLayer(content: (inout GraphicsContext) -> Void) {
    let original = self
    context.clip { layer in
      var points = original
      points.context = layer
      content(&points)
    }
  }
}
