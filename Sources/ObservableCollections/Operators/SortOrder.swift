/// The direction in which a collection is sorted.
public enum SortOrder: Hashable, Sendable, CaseIterable {
  /// The smallest element comes first.
  case forward
  /// The largest element comes first.
  case reverse
}
