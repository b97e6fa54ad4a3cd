/// A level of the style of the enclosing views.
///
///     VStack {
///       Text("Berlin")
///       Text("Germany").foregroundStyle(.secondary)   // a paler blue
///     }
///     .foregroundStyle(.blue)
///
/// `foregroundStyle(_:_:_:)` determines the styles of the levels. Levels without a style of their
/// own have that of the level above, more translucent; where no style is set, they are shades of
/// the terminal's gray. A terminal of few colors may show several levels alike.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  fileprivate init(level: Int) {
    self.level = level
  }

  /// The level as a type-erased style.
  public var resolved: AnyShapeStyle { AnyShapeStyle(level: level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of the enclosing views.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second level of the style of the enclosing views.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third level of the style of the enclosing views.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth level of the style of the enclosing views.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

/// The style of the enclosing views.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The style as a type-erased one.
  public var resolved: AnyShapeStyle { AnyShapeStyle(level: 0) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the enclosing views.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The accent color of the view that it is used in: see `Color.accentColor`.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The accent color as a type-erased style.
  public var resolved: AnyShapeStyle { AnyShapeStyle(color: .accentColor) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent color of the view that it is used in.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
