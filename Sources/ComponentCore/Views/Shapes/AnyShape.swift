/// A shape of any type.
///
///     Text("on").padding().background(.green, in: isRound ? AnyShape(.capsule) : AnyShape(.rect))
///
/// A change to another shape is not animated.
public nonisolated struct AnyShape: Shape {
  package let shape: any Shape

  /// Creates a shape with the outline of `shape`.
  public init(_ shape: some Shape) {
    self.shape = shape
  }

  /// Returns the outline of the shape in `rect`.
  public func path(in rect: Rect) -> Path { shape.path(in: rect) }
}
