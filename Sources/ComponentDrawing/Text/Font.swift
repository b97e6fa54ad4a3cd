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
  /// The faint font of second-level captions.
  public static let caption2 = footnote

  /// Returns the font of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The design, which changes nothing: a terminal has one.
  ///   - weight: The weight; `nil` for that of the style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    weight.map { style.font.weight($0) } ?? style.font
  }

  /// Returns a font of a weight.
  ///
  /// - Parameters:
  ///   - size: The size, which changes nothing: a terminal has one.
  ///   - weight: The weight; `nil` for the regular one.
  ///   - design: The design, which changes nothing: a terminal has one.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    body.weight(weight ?? .regular)
  }

  /// Returns this font in another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(attributes: attributes.merging(weight.attributes))
  }

  /// Returns this font: all characters of a terminal are equally wide.
  public func monospaced() -> Font { self }

  /// Returns this font: all digits of a terminal are equally wide.
  public func monospacedDigit() -> Font { self }

  /// Returns a bold version of this font.
  public func bold() -> Font {
    Font(attributes: attributes.merging(Attributes(isBold: true)))
  }

  /// Returns an italic version of this font.
  public func italic() -> Font {
    Font(attributes: attributes.merging(Attributes(isItalic: true)))
  }
}

extension Font {
  /// How heavy text is. A terminal has three weights: faint, regular and bold.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// Faint text.
    case ultraLight, thin, light
    /// Regular text.
    case regular, medium
    /// Bold text.
    case semibold, bold, heavy, black

    package var attributes: Attributes {
      switch self {
      case .ultraLight, .thin, .light: Attributes(isBold: false, isDim: true)
      case .regular, .medium: Attributes(isBold: false, isDim: false)
      case .semibold, .bold, .heavy, .black: Attributes(isBold: true, isDim: false)
      }
    }
  }

  /// The kinds of letters that SwiftUI knows. A terminal has the one that its user has chosen.
  public enum Design: Hashable, Sendable {
    /// The terminal's letters.
    case `default`, monospaced
    /// Letters that a terminal does not have.
    @available(*, deprecated, message: "A terminal has one font: this has no effect.")
    case serif, rounded
  }

  /// The uses of text for which there are fonts.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// A use of text.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2

    var font: Font {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: .headline
      case .subheadline, .body, .callout: .body
      case .footnote, .caption, .caption2: .footnote
      }
    }
  }
}
