/// A style of text, as far as a terminal has fonts: weight and slant.
public struct Font: Hashable, Sendable {
  package var attributes: Attributes

  /// Bold.
  public static let largeTitle = Font(attributes: Attributes(isBold: true))
  /// Bold.
  public static let title = largeTitle
  /// Bold.
  public static let title2 = largeTitle
  /// Bold.
  public static let title3 = largeTitle
  /// Bold.
  public static let headline = largeTitle
  /// Plain.
  public static let subheadline = body
  /// Plain.
  public static let body = Font(attributes: Attributes(isBold: false, isDim: false))
  /// Plain.
  public static let callout = body
  /// Faint.
  public static let footnote = Font(attributes: Attributes(isBold: false, isDim: true))
  /// Faint.
  public static let caption = footnote

  /// The same in bold.
  public func bold() -> Font {
    Font(attributes: attributes.merging(Attributes(isBold: true)))
  }

  /// The same in italics.
  public func italic() -> Font {
    Font(attributes: attributes.merging(Attributes(isItalic: true)))
  }
}
