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
  /// Creates or updates the node that fills the shape with the foreground style.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    StyledShape(shape: self, style: ValueOrPublisher(nil), drawing: .fill(FillStyle())).node(
      updating: existing, in: context)
  }
}
