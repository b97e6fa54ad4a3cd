/// The settings for breaking and aligning lines of text.
struct TextLayout: Hashable, Sendable {
  var alignment = TextAlignment.leading
  /// The greatest number of lines; `nil` for as many as fit.
  var lineLimit: Int?
  var truncation = TextTruncationMode.tail
}
