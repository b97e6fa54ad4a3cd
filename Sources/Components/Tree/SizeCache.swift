// How the size cache works: A node stores the size that it chose for each proposal, so that a
// container which lays out again measures only children that have changed. After a change the node
// measures itself for the stored proposals again, and only if one of the sizes differs does its
// container need layout too. Proposals accumulate, so a cache that has grown beyond its limit
// makes the tree clear all caches.

/// The sizes that a node has chosen, by proposal.
struct SizeCache {
  /// The number of sizes above which the cache has overflowed.
  static let limit = 256
  /// The usual number of proposals: a stack proposes its own size, the minimum, the maximum and a
  /// share.
  private static let typicalCount = 4

  private(set) var entries: [(proposal: ProposedSize, size: Size)] = []
  /// Whether the node has changed since the sizes were stored.
  private(set) var isStale = false

  var isEmpty: Bool { entries.isEmpty }

  /// Whether there are more sizes than the limit allows.
  var hasOverflowed: Bool { entries.count > SizeCache.limit }

  /// Returns the size for `proposal`, if there is one.
  func size(for proposal: ProposedSize) -> Size? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  /// Stores the size for a proposal that has none yet.
  mutating func insert(_ size: Size, for proposal: ProposedSize) {
    if entries.isEmpty { entries.reserveCapacity(SizeCache.typicalCount) }
    entries.append((proposal, size))
  }

  /// The cache with sizes that are not stale.
  var validated: SizeCache {
    var cache = self
    cache.isStale = false
    return cache
  }

  /// Marks the stored sizes as stale. An empty cache stays as it is.
  mutating func invalidate() {
    isStale = isStale || !entries.isEmpty
  }
}
