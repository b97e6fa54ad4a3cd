/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns this shape, smaller by `amount` columns on the left and right, and by half as many
  /// rows above and below, rounded up.
  nonisolated func inset(columns amount: Int) -> InsetShape
}

/// A shape in a smaller rectangle.
public nonisolated struct SmallerShape<Base: Shape>: InsettableShape {
  package let base: Base
  /// The columns by which the rectangle is smaller on the left and right.
  package let columns: Int

  fileprivate init(_ base: Base, _ columns: Int) {
    self.base = base
    self.columns = min(max(-.maxLength, columns), .maxLength)
  }

  /// The rows by which the rectangle is smaller above and below.
  package var rows: Int { (columns + 1) / 2 }

  /// Returns the outline of the original shape in a smaller part of `rect`.
  public func path(in rect: Rect) -> Path {
    base.path(
      in: rect.inset(by: EdgeInsets(top: rows, leading: columns, bottom: rows, trailing: columns)))
  }

  /// Returns the original shape, smaller by both amounts.
  public func inset(columns amount: Int) -> SmallerShape<Base> {
    SmallerShape(base, columns + min(max(-.maxLength, amount), .maxLength))
  }
}

extension Rectangle: InsettableShape {
  /// Returns this shape, smaller by `amount` columns on the left and right, and by half as many
  /// rows above and below, rounded up.
  public func inset(columns amount: Int) -> SmallerShape<Rectangle> { SmallerShape(self, amount) }
}

extension RoundedRectangle: InsettableShape {
  /// Returns this shape, smaller by `amount` columns on the left and right, and by half as many
  /// rows above and below, rounded up. Its radius shrinks as much.
  public func inset(columns amount: Int) -> SmallerShape<RoundedRectangle> {
    SmallerShape(
      RoundedRectangle(cornerRadius: max(0, cornerRadius - amount.clampedLength)), amount)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// Returns this shape, smaller by `amount` columns on the left and right, and by half as many
  /// rows above and below, rounded up. Its radii shrink as much.
  public func inset(columns amount: Int) -> SmallerShape<UnevenRoundedRectangle> {
    func smaller(_ radius: Int) -> Int { max(0, radius - amount.clampedLength) }
    return SmallerShape(
      UnevenRoundedRectangle(
        topLeadingRadius: smaller(cornerRadii.topLeading),
        bottomLeadingRadius: smaller(cornerRadii.bottomLeading),
        bottomTrailingRadius: smaller(cornerRadii.bottomTrailing),
        topTrailingRadius: smaller(cornerRadii.topTrailing)), amount)
  }
}

extension Capsule: InsettableShape {
  /// Returns this shape, smaller by `amount` columns on the left and right, and by half as many
  /// rows above and below, rounded up.
  public func inset(columns amount: Int) -> SmallerShape<Capsule> { SmallerShape(self, amount) }
}

extension Ellipse: InsettableShape {
  /// Returns this shape, smaller by `amount` columns on the left and right, and by half as many
  /// rows above and below, rounded up.
  public func inset(columns amount: Int) -> SmallerShape<Ellipse> { SmallerShape(self, amount) }
}

extension Circle: InsettableShape {
  /// Returns this shape, smaller by `amount` columns on the left and right, and by half as many
  /// rows above and below, rounded up.
  public func inset(columns amount: Int) -> SmallerShape<Circle> { SmallerShape(self, amount) }
}
