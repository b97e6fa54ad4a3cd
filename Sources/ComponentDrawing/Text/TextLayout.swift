/// The settings for breaking and aligning lines of text.
@usableFromInline
package struct TextLayout: Hashable, Sendable {
  @usableFromInline
  package var alignment = TextAlignment.leading
  /// The greatest number of lines; `nil` for as many as fit.
  @usableFromInline
  package var lineLimit: Int?
  /// The number of lines that a text is high even if it has fewer.
  @usableFromInline
  package var reservedLines = 1
  /// The number of blank rows between two lines.
  @usableFromInline
  package var lineSpacing = 0
  @usableFromInline
  package var truncation = TextTruncationMode.tail
  /// The case in which letters are shown; `nil` to show them as they are.
  @usableFromInline
  package var textCase: TextCase?
  /// The URL that the text is a hyperlink to.
  @usableFromInline
  package var link: String?
  /// Whether blocks take the place of characters.
  @usableFromInline
  package var isRedacted = false

  /// How a text becomes another one while an animation applies.
  @usableFromInline
  package var contentTransition = ContentTransition.identity

  @inlinable
  package init() {}

  /// Returns the number of rows that `count` lines take.
  @inlinable
  package func height(ofLines count: Int) -> Int {
    max(1, count + (count - 1) * lineSpacing)
  }

  /// Returns the greatest number of lines in `height` rows, at least 1.
  @inlinable
  package func lineLimit(inHeight height: Int?) -> Int {
    let limit = lineLimit ?? .max
    guard let height else { return limit }
    return lineSpacing == 0
      ? min(limit, max(1, height)) : min(limit, max(1, (height + lineSpacing) / (1 + lineSpacing)))
  }
}
