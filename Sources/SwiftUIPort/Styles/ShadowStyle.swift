/// A shadow of a style. A terminal draws the shadows of views.
public struct ShadowStyle: Hashable, Sendable {
  /// A shadow behind what is drawn.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// A shadow inside of what is drawn.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
  /// Returns this style.
  @available(
    *, deprecated,
    message: "On a terminal, styles have no shadows: use shadow(color:radius:x:y:) of the view."
  )
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Returns this style: a terminal mixes colors in one way.
  @available(*, deprecated, message: "A terminal cannot blend: this has no effect.")
  @_disfavoredOverload  // Of a gradient, which is also a view, that of views is preferred.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension View {
  /// Sets the tint of this view: that of a gradient is its first color.
  @_disfavoredOverload  // A color is preferred.
  public nonisolated func tint(_ tint: (some ShapeStyle)?) -> some View {
    self.tint(tint.flatMap { $0.resolved.firstColor })
  }
}
