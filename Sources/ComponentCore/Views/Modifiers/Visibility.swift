/// Whether a part of a view is shown.
public enum Visibility: Hashable, Sendable {
  /// The view decides.
  case automatic
  /// The part is shown.
  case visible
  /// The part is not shown.
  case hidden
}
