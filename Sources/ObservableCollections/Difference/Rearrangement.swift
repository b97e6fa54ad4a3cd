/// Finds the moves that bring elements into a new order.
///
/// The longest run of elements whose order stays, the anchors, is not moved. The others move one
/// by one, in the new order, to the place behind the element that precedes them there.
///
///     old:       a b c d        anchors: b c d
///     new:       b c a d        move 0 to 2
struct Rearrangement {
  /// For each element in the old order, its index in the new order.
  private let targets: [Int]
  private let isAnchor: [Bool]
  /// For each element in the old order, the index in the new order of the next anchor.
  private let nextAnchors: [Int]
  /// The elements that have not been passed, in the old order.
  private var pending: PendingCounts
  /// The last anchor that has been passed, in the old order.
  private var lastAnchor = -1

  init(_ targets: [Int]) {
    self.targets = targets
    isAnchor = longestIncreasingSubsequence(targets)
    var (next, nextAnchors) = (Int.max, targets)
    for index in targets.indices.reversed() {
      nextAnchors[index] = next
      if isAnchor[index] { next = targets[index] }
    }
    self.nextAnchors = nextAnchors
    pending = PendingCounts(count: targets.count)
  }

  /// Passes the element that is at `index` in the old order, and at its place in the new one.
  ///
  /// - Returns: The move that takes it there, if it has to move.
  mutating func pass(_ index: Int) -> (from: Int, to: Int)? {
    if isAnchor[index] {
      pending.remove(index)
      lastAnchor = index
      return nil
    }
    let place = targets[index]
    let from = min(place, nextAnchors[index]) + pending.count(before: index)
    pending.remove(index)
    let to = insertionOffset(place)
    return from == to ? nil : (from, to)
  }

  /// The offset at which to insert the element that belongs at `place` in the new order.
  func insertionOffset(_ place: Int) -> Int {
    place + pending.count(before: lastAnchor + 1)
  }
}

/// Counts the indices before an index while they are removed: a Fenwick tree.
private struct PendingCounts {
  private var sums: [Int]

  init(count: Int) {
    sums = (0...count).map { $0 & -$0 }
  }

  mutating func remove(_ index: Int) {
    var index = index + 1
    while index < sums.count {
      sums[index] -= 1
      index += index & -index
    }
  }

  func count(before index: Int) -> Int {
    var (index, count) = (index, 0)
    while index > 0 {
      count += sums[index]
      index -= index & -index
    }
    return count
  }
}

/// Returns whether each number belongs to a longest subsequence of increasing numbers.
private func longestIncreasingSubsequence(_ numbers: [Int]) -> [Bool] {
  // The index of the smallest last number of the subsequences of each length, and before each
  // number the index of the one that precedes it in its subsequence.
  var (ends, previous) = ([Int](), numbers)
  for (index, number) in numbers.enumerated() {
    let length = TreeNode<NoWeight<Int>>.partition(ends.count) { numbers[ends[$0]] < number }
    previous[index] = length > 0 ? ends[length - 1] : -1
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var result = numbers.map { _ in false }
  var index = ends.last ?? -1
  while index >= 0 {
    result[index] = true
    index = previous[index]
  }
  return result
}
