/// A translucent surface. On a terminal it is a gray fill through which the colors behind it show;
/// nothing is blurred.
public struct Material: ShapeStyle, Hashable {
  /// How much of the fill there is, from 0 to 1.
  let opacity: Double

  /// Mostly translucent.
  public static let ultraThin = Material(opacity: 0.2)
  /// More translucent than not.
  public static let thin = Material(opacity: 0.3)
  /// Somewhat translucent.
  public static let regular = Material(opacity: 0.4)
  /// Less translucent than not.
  public static let thick = Material(opacity: 0.5)
  /// Mostly opaque.
  public static let ultraThick = Material(opacity: 0.6)
  /// That of bars.
  public static let bar = thick
}

extension Material {
  /// The fill.
  public var resolved: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(opacity)) }
}

extension ShapeStyle where Self == Material {
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More translucent than not.
  public static var thinMaterial: Material { .thin }
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// Less translucent than not.
  public static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}
