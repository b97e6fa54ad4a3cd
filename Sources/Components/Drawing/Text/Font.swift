/// A text style: weight and slant, because a terminal has only one font size.
public struct Font: Hashable, Sendable {
  package var attributes: Attributes

  /// The bold font of large titles.
  public static let largeTitle = Font(attributes: Attributes(isBold: true))
  /// The bold font of titles.
  public static let title = largeTitle
  /// The bold font of second-level titles.
  public static let title2 = largeTitle
  /// The bold font of third-level titles.
  public static let title3 = largeTitle
  /// The bold font of headlines.
  public static let headline = largeTitle
  /// The regular font of subheadlines.
  public static let subheadline = body
  /// The regular font of body text.
  public static let body = Font(attributes: Attributes(isBold: false, isDim: false))
  /// The regular font of callouts.
  public static let callout = body
  /// The faint font of footnotes.
  public static let footnote = Font(attributes: Attributes(isBold: false, isDim: true))
  /// The faint font of captions.
  public static let caption = footnote

  /// Returns a bold version of this font.
  public func bold() -> Font {
    Font(attributes: attributes.merging(Attributes(isBold: true)))
  }

  /// Returns an italic version of this font.
  public func italic() -> Font {
    Font(attributes: attributes.merging(Attributes(isItalic: true)))
  }
}
