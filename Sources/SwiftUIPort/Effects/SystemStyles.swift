// Styles by their meaning. They are the colors of the theme.

extension ShapeStyle where Self == Color {
  /// The background of the theme. `background()` also follows `backgroundStyle(_:)`.
  public static var background: Color { .theme(.background) }
  /// The background of a window.
  public static var windowBackground: Color { .theme(.background) }
  /// Lines between rows.
  public static var separator: Color { .theme(.border) }
  /// The text of an empty field.
  public static var placeholder: Color { .theme(.secondaryText) }
  /// Links.
  public static var link: Color { .theme(.accent) }
  /// What is selected.
  public static var selection: Color { .theme(.accent) }
  /// Shapes in front of the background.
  public static var fill: Color { .theme(.surface) }
}

/// A style that repeats an image, which a terminal draws in the accent color.
public struct ImagePaint: ShapeStyle {
  /// Creates a style.
  @available(*, deprecated, message: "A terminal cannot repeat an image: use a color.")
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {}

  /// The accent color.
  public var resolved: AnyShapeStyle { Color.accentColor.resolved }
}
