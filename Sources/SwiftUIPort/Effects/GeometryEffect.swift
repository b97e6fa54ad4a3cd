/// A modifier that moves a view by a transformation, which may be animated.
///
///     struct Shake: GeometryEffect {
///       var animatableData: CGFloat
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         let x = 16 * sin(animatableData * .pi)
///         return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
///       }
///     }
///
/// On a terminal, a view moves by whole cells, and is neither turned nor scaled. The size that the
/// effect is told is that of the screen.
public protocol GeometryEffect: ViewModifier, Animatable {
  /// Returns the transformation of a view.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the view at its new place.
  public func body(content: Content) -> some View {
    let transform = effectValue(size: UIScreen.main.bounds.size).affine
    return content.offset(x: transform.tx, y: transform.ty)
  }
}

/// A transformation of a view. A terminal shows its movement.
public struct ProjectionTransform: Hashable, Sendable {
  let affine: CGAffineTransform

  /// Creates a transformation that changes nothing, or that of points.
  public init(_ transform: CGAffineTransform = .identity) {
    affine = transform
  }
}

extension View {
  /// Moves this view by a transformation. A terminal neither turns nor scales it.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    offset(x: transform.affine.tx, y: transform.affine.ty)
  }
}
