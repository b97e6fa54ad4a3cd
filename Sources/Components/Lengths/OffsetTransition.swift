import ComponentCore
import ComponentDrawing

extension AnyTransition {
  /// The view comes in from the offset `x` columns to the right and `y` rows down, and leaves to
  /// it.
  @_disfavoredOverload  // An overload in points is preferred.
  public static func offset(x: Int = 0, y: Int = 0) -> AnyTransition {
    .offset(Size(width: x, height: y))
  }
}
