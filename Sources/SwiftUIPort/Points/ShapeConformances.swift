// The shapes of `Components` as shapes in points.

extension ComponentCore.Shape {
  /// Returns the outline in the cells nearest to `rect`. In a shape of this module, `path(in:)`
  /// would be the method that calls this one.
  fileprivate nonisolated func cellPath(in rect: CGRect) -> Path { path(in: Rect(rect)) }

  /// Returns the outline in `rect`, or in the cells nearest to it if the shape knows only cells.
  nonisolated func exactPath(in rect: CGRect) -> Path {
    (self as? any Shape)?.path(in: rect) ?? cellPath(in: rect)
  }
}

extension Rectangle: Shape, InsettableShape {
  /// Returns `rect`.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Circle: Shape, InsettableShape {
  /// Returns the largest circle in `rect`.
  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
    )
  }
}

extension Ellipse: Shape, InsettableShape {
  /// Returns the largest ellipse in `rect`.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Capsule: Shape, InsettableShape {
  /// Returns the outline in the cells nearest to `rect`.
  public func path(in rect: CGRect) -> Path { cellPath(in: rect) }
}

extension RoundedRectangle: Shape, InsettableShape {
  /// Returns the outline in the cells nearest to `rect`.
  public func path(in rect: CGRect) -> Path { cellPath(in: rect) }
}

extension UnevenRoundedRectangle: Shape, InsettableShape {
  /// Returns the outline in the cells nearest to `rect`.
  public func path(in rect: CGRect) -> Path { cellPath(in: rect) }
}

extension SmallerShape: Shape, InsettableShape {
  /// Returns the outline of the original shape in a smaller part of `rect`.
  public func path(in rect: CGRect) -> Path {
    let smaller = rect.insetBy(
      dx: CGFloat(cells: columns, along: .horizontal), dy: CGFloat(cells: rows, along: .vertical))
    return smaller.isNull ? Path() : base.exactPath(in: smaller)
  }
}

extension TrimmedShape: Shape {
  /// Returns the part of the outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    base.exactPath(in: rect).trimmedPath(from: start, to: end)
  }
}

extension RotatedShape: Shape {
  /// Returns the turned outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    return base.exactPath(in: rect).turned(by: angle, around: PathPoint(center))
  }
}

extension AnyShape: Shape {
  /// Returns the outline of the shape in `rect`.
  public func path(in rect: CGRect) -> Path { shape.exactPath(in: rect) }
}

extension Path: Shape {
  /// Returns this path.
  public func path(in rect: CGRect) -> Path { self }
}

/// A shape in points that can be made smaller on all sides.
///
///     struct Ring: InsettableShape {
///       var insetAmount = 0.0
///
///       func path(in rect: CGRect) -> Path {
///         Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
///       }
///
///       func inset(by amount: CGFloat) -> some InsettableShape {
///         var ring = self
///         ring.insetAmount += amount
///         return ring
///       }
///     }
@MainActor @preconcurrency
public protocol InsettableShape: Shape, ComponentCore.InsettableShape {
  /// The type of the smaller shape.
  override associatedtype InsetShape: ComponentCore.InsettableShape

  /// Returns this shape, smaller by `amount` points on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Returns this shape, smaller by `amount` points on all sides.
  public nonisolated func inset(by amount: Int) -> InsetShape { inset(by: CGFloat(amount)) }

  /// Returns this shape, smaller by `amount` columns on the left and right, and by half as many
  /// rows above and below.
  public nonisolated func inset(columns amount: Int) -> InsetShape {
    inset(by: CGFloat(cells: amount, along: .horizontal))
  }
}

extension InsettableShape where InsetShape == SmallerShape<Self> {
  /// Returns this shape, smaller by `amount` points on all sides, as far as cells show it.
  public nonisolated func inset(by amount: CGFloat) -> InsetShape {
    inset(columns: amount.cells(along: .horizontal))
  }
}

extension SmallerShape {
  /// Returns the original shape, smaller by both amounts.
  public func inset(by amount: CGFloat) -> SmallerShape<Base> {
    inset(columns: amount.cells(along: .horizontal))
  }
}

/// A rectangle with the corners of what contains it, which on a terminal are square.
public typealias ContainerRelativeShape = Rectangle

extension RoundedRectangle {
  /// Creates a rectangle with rounded corners of the width of `cornerSize`.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: cornerSize.width, style: style)
  }
}
