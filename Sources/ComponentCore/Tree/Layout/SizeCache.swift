// How the size cache works: A node stores the size that it chose for each proposal, so that a
// container which lays out again measures only children that have changed. After a change the node
// measures itself for the stored proposals again, and only if one of the sizes differs does its
// container need layout too. Proposals accumulate, so a cache that has grown beyond its limit
// makes the tree clear all caches. Not every proposed length is relevant to a size: a frame of
// given width and height measures itself only once, and a text in one line once for each width,
// whatever heights its containers propose.

/// The sizes that a node has chosen, by proposal.
@_spi(Nodes) public struct SizeCache {
  /// The number of sizes above which the cache has overflowed.
  static let limit = 256

  /// The usual number of proposals: a stack proposes the minimum, the maximum and a share.
  private static let typicalCount = 3

  /// The stored sizes. Every node has a cache, so they are packed.
  private(set) var entries: [Entry] = []
  /// The axes along which the proposed length is relevant to a stored size.
  private(set) var relevantAxes: Axis.Set = []
  /// Whether the node has changed since the sizes were stored.
  private(set) var isStale = false

  var isEmpty: Bool { entries.isEmpty }

  /// Whether there are more sizes than the limit allows.
  var hasOverflowed: Bool { entries.count > SizeCache.limit }

  /// Returns the size for `proposal`, if there is one.
  func size(for proposal: ProposedSize) -> Size? { entry(for: proposal)?.size }

  /// Returns the entry with the size for `proposal`, if there is one.
  func entry(for proposal: ProposedSize) -> Entry? {
    let key = Entry.Key(proposal)
    for entry in entries where entry.applies(to: key) { return entry }
    return nil
  }

  /// Stores the size for a proposal that has none yet.
  ///
  /// - Parameter axes: The axes along which the proposed length is relevant to the size. If there
  ///   are none, none of the stored sizes differs.
  mutating func insert(
    _ size: Size, for proposal: ProposedSize, relevantAxes axes: Axis.Set = .both
  ) {
    if axes.isEmpty { entries.removeAll() }
    relevantAxes = entries.isEmpty ? axes : relevantAxes.union(axes)
    if entries.isEmpty { entries.reserveCapacity(SizeCache.typicalCount) }
    entries.append(Entry(proposal, size, axes))
  }

  /// Adds `change` to the lengths along `axis`.
  ///
  /// - Parameter idealOnly: Whether to change only the sizes for which no length was proposed.
  mutating func lengthen(by change: Int, along axis: Axis, idealOnly: Bool = false) {
    for index in entries.indices where !idealOnly || entries[index].proposal[axis] == nil {
      var size = entries[index].size
      size[axis] += change
      entries[index] = Entry(entries[index].proposal, size, entries[index].relevantAxes)
    }
  }

  /// Whether a size is stored for which no length along `axis` was proposed.
  package func hasIdealSize(along axis: Axis) -> Bool {
    for entry in entries where entry.proposal[axis] == nil { return true }
    return false
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

extension SizeCache {
  /// A proposal, and the size that was chosen for it.
  struct Entry {
    /// A proposal in 64 bits.
    ///
    /// Proposals longer than ``Swift/Int/maxLength`` by different amounts may have the same key:
    /// for all of them, a node chooses the same size.
    struct Key {
      fileprivate let width: Int32
      fileprivate let height: Int32

      /// Stands for a length that is not proposed.
      private static let unspecified = Int32.min

      init(_ proposal: ProposedSize) {
        width = proposal.width.map { Int32(clamping: $0) } ?? Key.unspecified
        height = proposal.height.map { Int32(clamping: $0) } ?? Key.unspecified
      }

      fileprivate static func length(_ packed: Int32) -> Int? {
        packed == unspecified ? nil : Int(packed)
      }
    }

    let key: Key
    private let width: Int32
    private let height: Int32
    /// The axes along which the proposed length is relevant to the size.
    let relevantAxes: Axis.Set

    fileprivate init(_ proposal: ProposedSize, _ size: Size, _ relevantAxes: Axis.Set) {
      key = Key(proposal)
      width = Int32(clamping: size.width)
      height = Int32(clamping: size.height)
      self.relevantAxes = relevantAxes
    }

    /// Whether the node chooses the size for a proposal with `other` as its key, too.
    fileprivate func applies(to other: Key) -> Bool {
      (key.width == other.width || !relevantAxes.contains(.horizontal))
        && (key.height == other.height || !relevantAxes.contains(.vertical))
    }

    var proposal: ProposedSize {
      ProposedSize(width: Key.length(key.width), height: Key.length(key.height))
    }

    var size: Size { Size(width: Int(width), height: Int(height)) }
  }
}
