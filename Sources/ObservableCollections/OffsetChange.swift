/// Which offsets of a collection a change concerns, without the elements.
///
///     change:           insert [d e] at 2, remove [a] at 0
///     offset change:    insert 2..<4, remove 0..<1
///
/// A follower that shows some elements of many learns from it in a few steps whether these have
/// changed, and where they are now.
@usableFromInline
package struct OffsetChange: Sendable, Equatable {
  /// One step, whose offsets count the elements as they are after the steps before it.
  @usableFromInline
  package enum Step: Sendable, Equatable {
    case insert(Range<Int>)
    case remove(Range<Int>)
    case move(from: Int, to: Int)
    case update(Int)
  }

  /// The first step, for which no array is needed.
  @usableFromInline var first: Step?
  /// The steps behind the first one.
  @usableFromInline var others: [Step] = []
  /// Whether the content was replaced as a whole.
  @usableFromInline package var isReset = false
  /// The number of elements after the change.
  @usableFromInline package var count: Int

  /// Creates a change without steps.
  @inlinable
  package init(count: Int, isReset: Bool = false) {
    (self.count, self.isReset) = (count, isReset)
  }

  /// The steps, or nothing if the content was replaced as a whole.
  package var steps: [Step] { first.map { [$0] + others } ?? [] }

  /// Adds a step.
  @inlinable
  package mutating func append(_ step: Step) {
    if first == nil { first = step } else { others.append(step) }
  }

  /// Adds a step of a change with elements.
  @inlinable
  package mutating func append<Element>(_ step: CollectionChange<Element>.Step) {
    switch step {
    case .insert(let offset, let elements): append(.insert(offset..<offset + elements.count))
    case .remove(let offset, let elements): append(.remove(offset..<offset + elements.count))
    case .move(let from, let to): append(.move(from: from, to: to))
    case .update(let offset, _, _): append(.update(offset))
    }
  }

  /// Returns what becomes of elements that stay side by side: by how many places they move, and
  /// which of them are updated; `nil` if others come between them, or some of them go.
  ///
  /// - Parameter range: The offsets of the elements before the change.
  /// - Complexity: Linear in the number of steps.
  package func effect(on range: Range<Int>) -> (shift: Int, updated: [Int])? {
    if isReset { return nil }
    var effect = Effect(range)
    if let first, !effect.follow(first) { return nil }
    for step in others where !effect.follow(step) { return nil }
    return (effect.range.lowerBound - range.lowerBound, effect.updated)
  }

  /// The effect of some steps on a range of elements.
  private struct Effect {
    private let start: Int
    /// The offsets of the elements after the steps so far.
    private(set) var range: Range<Int>
    /// The offsets before the change of those that have been updated.
    private(set) var updated: [Int] = []

    init(_ range: Range<Int>) {
      (start, self.range) = (range.lowerBound, range)
    }

    /// Follows a step; returns `false` if the elements do not stay side by side.
    mutating func follow(_ step: Step) -> Bool {
      switch step {
      case .insert(let inserted): return range.makesRoom(for: inserted)
      case .remove(let removed): return range.closesGap(of: removed)
      case .move(let from, let to):
        return range.closesGap(of: from..<from + 1) && range.makesRoom(for: to..<to + 1)
      case .update(let offset):
        if range.contains(offset) { updated.append(offset - range.lowerBound + start) }
        return true
      }
    }
  }
}

extension Range<Int> {
  /// Moves behind `inserted` unless it begins behind this range; returns `false` if it is inside.
  fileprivate mutating func makesRoom(for inserted: Range<Int>) -> Bool {
    if inserted.lowerBound >= upperBound { return true }
    if inserted.lowerBound > lowerBound { return false }
    self = lowerBound + inserted.count..<upperBound + inserted.count
    return true
  }

  /// Moves to the place that `removed` leaves before it; returns `false` if they overlap.
  fileprivate mutating func closesGap(of removed: Range<Int>) -> Bool {
    if removed.lowerBound >= upperBound { return true }
    if removed.upperBound > lowerBound { return false }
    self = lowerBound - removed.count..<upperBound - removed.count
    return true
  }
}
