/// The part of a text that an ellipsis replaces if the text does not fit: `Text.TruncationMode`.
public enum TextTruncationMode: Hashable, Sendable, CaseIterable {
  /// Removes the beginning and keeps the end.
  case head
  /// Removes the end and keeps the beginning.
  case tail
  /// Removes the middle and keeps both ends.
  case middle
}
