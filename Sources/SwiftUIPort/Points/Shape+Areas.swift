extension Path {
  /// Returns the outline of the area that is inside this path or `other`. Lines replace curves.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether areas that are inside an even number of times are outside.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    area(.union, other, eoFill: eoFill)
  }

  /// Returns the outline of the area that is inside this path and `other`. Lines replace curves.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    area(.intersection, other, eoFill: eoFill)
  }

  /// Returns the outline of the area that is inside this path and not `other`. Lines replace
  /// curves.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    area(.subtraction, other, eoFill: eoFill)
  }

  /// Returns the outline of the area that is inside one of this path and `other`, not both. Lines
  /// replace curves.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    area(.symmetricDifference, other, eoFill: eoFill)
  }

  /// Returns the outline of the area of this path, without lines inside it. Lines replace curves.
  public func normalized(eoFill: Bool = true) -> Path { area(.union, Path(), eoFill: eoFill) }
}

extension Shape {
  /// Returns the shape of the area that is inside this shape or `other`.
  ///
  ///     Circle().union(Rectangle().offset(x: 40)).fill(.blue)
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether areas that are inside an even number of times are outside.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns the shape of the area that is inside this shape and `other`.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns the shape of the area that is inside this shape and not `other`.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// Returns the shape of the area that is inside one of this shape and `other`, not both.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use intersection, and stroke the result.")
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use subtracting, and stroke the result.")
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { self }
}

private nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let operation: AreaOperation
  let eoFill: Bool

  @MainActor
  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    first.path(in: rect).area(operation, second.path(in: rect), eoFill: eoFill)
  }
}
