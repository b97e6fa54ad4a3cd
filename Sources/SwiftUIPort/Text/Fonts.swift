// A terminal has one font in one size. Weight, slant and lines are shown; the rest has no effect.

extension Font {
  /// A font of the program, of which a terminal shows only the size: large ones are bold, as those
  /// of `system(size:)`.
  public static func custom(_ name: String, size: CGFloat) -> Font { .system(size: Double(size)) }

  /// A font of the program that follows a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    .system(style)
  }

  /// A font of the program in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    .system(size: Double(fixedSize))
  }

  /// Has no effect on a terminal, whose letters have one size.
  public func smallCaps() -> Font { self }

  /// Has no effect on a terminal, whose letters have one size.
  public func lowercaseSmallCaps() -> Font { self }
  /// Has no effect on a terminal, whose letters have one size.
  public func uppercaseSmallCaps() -> Font { self }

  /// Has no effect on a terminal, whose lines have one distance.
  public func leading(_ leading: Leading) -> Font { self }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    /// As usual, or less, or more.
    case standard, tight, loose
  }

  /// Has no effect on a terminal, whose letters have one width.
  @available(*, deprecated, message: "Letters of a terminal have one width: this has no effect.")
  public func width(_ width: Width) -> Font { self }

  /// The width of a font's letters.
  public struct Width: Hashable, Sendable {
    /// The usual width.
    public static let standard = Width()
    /// Narrower.
    public static let condensed = standard
    /// Narrower still.
    public static let compressed = standard
    /// Wider.
    public static let expanded = standard
  }
}

extension Text {
  /// Sets whether this text is struck through. The line has the color of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive) }

  /// Sets whether this text is struck through. The line has the color of the text.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive)
  }

  /// Has no effect on a terminal, whose letters stand in columns.
  @available(*, deprecated, message: "Letters of a terminal stand in columns: this has no effect.")
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Has no effect on a terminal, whose letters stand in columns.
  @available(*, deprecated, message: "Letters of a terminal stand in columns: this has no effect.")
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Has no effect on a terminal, whose letters stand in rows.
  @available(*, deprecated, message: "Letters of a terminal stand in rows: this has no effect.")
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// Has no effect on a terminal, which has one font.
  @available(*, deprecated, message: "A terminal has one font: this has no effect.")
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Has no effect on a terminal, which has one font.
  @available(*, deprecated, message: "Letters of a terminal have one width: this has no effect.")
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

/// The size of text that a person prefers, which on a terminal is the terminal's matter.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The usual sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for people who see badly.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of those for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether `lhs` is smaller than `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension View {
  /// Has no effect on a terminal, whose letters stand in columns.
  @available(*, deprecated, message: "Letters of a terminal stand in columns: this has no effect.")
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }

  /// Has no effect on a terminal, whose letters stand in columns.
  @available(*, deprecated, message: "Letters of a terminal stand in columns: this has no effect.")
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }

  /// Has no effect on a terminal, whose letters stand in rows.
  @available(*, deprecated, message: "Letters of a terminal stand in rows: this has no effect.")
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { self }

  /// Has no effect on a terminal, which has one font.
  @available(*, deprecated, message: "A terminal has one font: this has no effect.")
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Has no effect on a terminal, which has one font.
  @available(*, deprecated, message: "Letters of a terminal have one width: this has no effect.")
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Has no effect on a terminal, whose letters stand in columns.
  @available(*, deprecated, message: "Letters of a terminal stand in columns: this has no effect.")
  public nonisolated func allowsTightening(_ isAllowed: Bool) -> some View { self }

  /// Has no effect on a terminal, whose letters have one size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Has no effect on a terminal, whose letters have one size.
  public nonisolated func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>)
    -> some View
  { self }
}
