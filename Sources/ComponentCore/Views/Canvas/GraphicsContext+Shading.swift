extension GraphicsContext {
  /// The character or area that is drawn for a point.
  public enum Marker: Hashable, Sendable, CaseIterable {
    /// The whole cell.
    case cell
    /// The upper or lower half of the cell.
    case halfCell
    /// A quarter of the cell.
    case quarterCell
    /// One of the eight dots of a braille character.
    case dot
  }

  /// A color or gradient to draw with.
  public struct Shading: Hashable, Sendable {
    private let style: AnyShapeStyle
    /// The size of what a gradient spans; `nil` for the canvas.
    private var span: Size?

    private init(_ style: AnyShapeStyle) {
      self.style = style
    }

    /// Creates a gradient between points. It spans a single cell, so that fractions are cells.
    private init(_ gradient: Gradient, _ geometry: SpatialGradient.Geometry) {
      style = AnyShapeStyle(SpatialGradient(gradient: gradient, geometry: geometry))
      span = Size(width: 1, height: 1)
    }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(AnyShapeStyle(level: 0)) }

    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(AnyShapeStyle(color: color)) }

    /// A style. A gradient spans the canvas.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading(style.resolved) }

    /// A gradient along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: PathPoint, endPoint: PathPoint
    ) -> Shading {
      Shading(gradient, .linear(UnitPoint(startPoint), UnitPoint(endPoint)))
    }

    /// A gradient in circles around a point of the canvas. The radii are in columns.
    public static func radialGradient(
      _ gradient: Gradient, center: PathPoint, startRadius: Int, endRadius: Int
    ) -> Shading {
      Shading(gradient, .radial(UnitPoint(center), startRadius, endRadius))
    }

    /// A gradient that makes a whole turn around a point of the canvas.
    public static func conicGradient(
      _ gradient: Gradient, center: PathPoint, angle: Angle = .zero
    ) -> Shading {
      Shading(gradient, .angular(UnitPoint(center), angle, angle + .degrees(360)))
    }

    /// The color; `nil` if this is a gradient or the style of the canvas.
    var color: Color? { style.color }

    /// Returns `canvas`, of `size`, with this as its foreground style.
    @MainActor
    func applied(to canvas: DrawingContext, in size: Size) -> DrawingContext {
      var canvas = canvas
      canvas.setForeground(style, in: Rect(size: span ?? size))
      return canvas
    }
  }
}

extension UnitPoint {
  fileprivate init(_ point: PathPoint) {
    let point = point.limited
    self.init(x: point.x, y: point.y)
  }
}
