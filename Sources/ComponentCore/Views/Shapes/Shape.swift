import Signals

/// An outline that can be filled, stroked and used to clip views.
///
///     Capsule().fill(.green)                           ▐████████▌
///
///     RoundedRectangle(cornerRadius: 2).stroke(.blue)  ╭────────╮
///                                                      │        │
///                                                      ╰────────╯
///
/// A shape used as a view takes all the space it is offered and is filled in the foreground style:
/// see `foregroundStyle(_:)`. Cells count as twice as high as they are wide. The
/// ``Animatable/animatableData`` of a shape is animated.
///
/// A shape of your own returns a ``Path``:
///
///     struct Triangle: Shape {
///       func path(in rect: Rect) -> Path {
///         Path { path in
///           path.move(to: PathPoint(.top, in: rect))
///           path.addLine(to: PathPoint(.bottomTrailing, in: rect))
///           path.addLine(to: PathPoint(x: rect.minX, y: rect.maxY))
///           path.closeSubpath()
///         }
///       }
///     }
public protocol Shape: View, Animatable, Sendable {
  /// Returns the outline of this shape in `rect`.
  nonisolated func path(in rect: Rect) -> Path
}

extension Shape {
  /// Returns a view of this shape, filled with `style`.
  public nonisolated func fill(_ style: some ShapeStyle) -> some ShapeView<Self> {
    StyledShape(shape: self, style: ValueOrPublisher(style.resolved), drawing: .fill(FillStyle()))
  }

  /// Returns a view of this shape, filled with `color`.
  @_disfavoredOverload  // `.secondary` is a level, not a color.
  public nonisolated func fill(_ color: Color) -> some ShapeView<Self> {
    StyledShape(shape: self, style: ValueOrPublisher(color.resolved), drawing: .fill(FillStyle()))
  }

  /// Returns a view of this shape, filled with the newest value of `styles`.
  ///
  /// The foreground style fills it until `styles` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func fill<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some ShapeView<Self> {
    StyledShape(
      shape: self, style: ValueOrPublisher(styles.map(\.resolved)), drawing: .fill(FillStyle()))
  }

  /// Creates or updates the node that fills the shape with the foreground style.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    StyledShape(shape: self, style: ValueOrPublisher(nil), drawing: .fill(FillStyle())).node(
      updating: existing, in: context)
  }
}
