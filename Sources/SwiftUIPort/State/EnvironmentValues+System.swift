// Values that programs read from the environment. A terminal knows few of them: the others have
// the value that changes nothing, unless a view sets another.

extension EnvironmentValues {
  /// The language and the habits of a region. Formats follow those of the system.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of the system.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the system.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The direction of reading. Views of a terminal always stand from left to right.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The size of text that a person prefers. Letters of a terminal have one size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The size of text under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  /// The weight of text that a person prefers; `nil`, because a terminal does not tell.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether states must be told apart without color: on a terminal without colors.
  public var accessibilityDifferentiateWithoutColor: Bool { !usesColor }

  /// `false`: a terminal does not tell.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// `false`: a terminal does not tell.
  public var accessibilityReduceTransparency: Bool { false }

  /// `false`: a terminal does not tell.
  public var accessibilityInvertColors: Bool { false }

  /// `false`: a terminal does not tell.
  public var accessibilityEnabled: Bool { false }

  /// `false`: a terminal does not tell.
  public var accessibilityShowButtonShapes: Bool { false }

  /// The least height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The number of pixels to a point, as far as that means something.
  public var displayScale: CGFloat { 1 }

  /// The length of a pixel in points, as far as that means something.
  public var pixelLength: CGFloat { 1 }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private struct MinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { PointScale.points(along: .vertical) }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private struct SizeCategoryKey: EnvironmentKey {
  static let defaultValue = ContentSizeCategory.large
}

private struct LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

/// The direction in which a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right, or from right to left.
  case leftToRight, rightToLeft
}

/// The weight of text that a person prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual, or bold.
  case regular, bold
}

/// The size of text that a person prefers, under its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The usual sizes.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for people who see badly.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest sizes for people who see badly.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of those for people who see badly.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge:
      false
    default: true
    }
  }
}

extension View {
  /// Sets the color scheme of this view, which decides its colors, but not the background of the
  /// terminal.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
