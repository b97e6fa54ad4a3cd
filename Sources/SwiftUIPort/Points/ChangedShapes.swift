// The shapes that the methods of shapes return.

/// A shape that is moved.
public nonisolated struct OffsetShape<Content: ComponentCore.Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// The data of the shape and the distance.
  @MainActor
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }

  /// Creates a shape in another place.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// Returns the outline of the shape in `rect`, moved.
  public func path(in rect: CGRect) -> Path {
    shape.exactPath(in: rect).applying(
      CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

/// A shape with all its points transformed.
public nonisolated struct TransformedShape<Content: ComponentCore.Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transformation.
  public var transform: CGAffineTransform

  /// The data of the shape.
  @MainActor
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Creates a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// Returns the transformed outline of the shape in `rect`.
  public func path(in rect: CGRect) -> Path {
    shape.exactPath(in: rect).applying(transform)
  }
}

/// A shape that is changed in size around a point.
public nonisolated struct ScaledShape<Content: ComponentCore.Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors along both axes.
  public var scale: CGSize
  /// The point that keeps its place.
  public var anchor: UnitPoint

  /// The data of the shape and the factors.
  @MainActor
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
  }

  /// Creates a shape of another size.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// Returns the outline of the shape in `rect`, changed in size.
  public func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return shape.exactPath(in: rect).applying(
      CGAffineTransform(translationX: -x, y: -y)
        .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}

/// A shape as it is in a rectangle of a fixed size.
public nonisolated struct SizedShape<Content: ComponentCore.Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The size of the rectangle in points.
  public var size: CGSize

  /// The data of the shape and the size.
  @MainActor
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  /// Creates a shape of a fixed size.
  public init(shape: Content, size: CGSize) {
    (self.shape, self.size) = (shape, size)
  }

  /// Returns the outline of the shape in a rectangle of its size at the origin of `rect`.
  public func path(in rect: CGRect) -> Path {
    shape.exactPath(in: CGRect(origin: rect.origin, size: size))
  }
}
