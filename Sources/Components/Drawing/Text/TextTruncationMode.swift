/// Which part of a text is shown where there is not enough room: `Text.TruncationMode`.
public enum TextTruncationMode: Hashable, Sendable, CaseIterable {
  /// Its end.
  case head
  /// Its beginning.
  case tail
  /// Both ends.
  case middle
}
