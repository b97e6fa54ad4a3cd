/// Which columns, or rows, of a picture are shown when it is to have fewer or more.
///
///     ╭───────────╮  to  ╭─────────╮
///     │  Confirm  │      │ Confirm │
///     ╰───────────╯      ╰─────────╯
///
/// Only those around the text go or come that nobody misses, the outermost first; if there are none,
/// it stays as large as it is. What is to lose more than half is cut at its edges besides.
struct ScaledAxis {
  /// The columns, or rows, in the order in which they are shown.
  private(set) var sourceIndices: [Int] = []
  /// How much later than before they begin.
  private(set) var offset = 0

  /// - Parameters:
  ///   - spare: Of each column, whether nobody misses it.
  ///   - leading: How many are to go at the start; if it is less than none, to come.
  ///   - trailing: The same at the end.
  init(_ removable: [Bool], leading: Int, trailing: Int) {
    let middle = min(max(removable.count / 2, leading), removable.count - max(0, trailing))
    let canCropEdges = (leading + trailing) * 2 > removable.count
    let leadingHalf = Half(
      Array(0..<middle), removable, removing: leading, canCropEdges: canCropEdges)
    let trailingHalf = Half(
      (middle..<removable.count).reversed(), removable, removing: trailing,
      canCropEdges: canCropEdges)
    for index in removable.indices
    where !leadingHalf.removed.contains(index) && !trailingHalf.removed.contains(index) {
      let repetitions = leadingHalf.repetitions(index) * trailingHalf.repetitions(index)
      sourceIndices += repeatElement(index, count: repetitions)
    }
    offset = leadingHalf.shift
  }

  /// One half of them.
  private struct Half {
    var removed: Set<Int> = []
    var repeated: (index: Int, extra: Int)?

    /// - Parameter indices: From the edge inwards.
    init(_ indices: [Int], _ removable: [Bool], removing count: Int, canCropEdges: Bool) {
      let candidates = indices.filter { removable[$0] }
      if count > 0 {
        removed = Set(candidates.prefix(count))
        if canCropEdges {
          removed.formUnion(indices.filter { !removed.contains($0) }.prefix(count - removed.count))
        }
      } else if let first = candidates.first {
        repeated = (first, -count)
      }
    }

    var shift: Int { removed.count - (repeated?.extra ?? 0) }

    func repetitions(_ index: Int) -> Int {
      if let repeated, repeated.index == index { return 1 + repeated.extra }
      return 1
    }
  }
}
