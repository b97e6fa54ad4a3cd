/// How text is arranged in the room it has.
struct TextLayout: Hashable, Sendable {
  var alignment = TextAlignment.leading
  /// How many lines; `nil` for as many as there is room for.
  var lineLimit: Int?
  var truncation = TextTruncationMode.tail
}
