/// The columns, or rows, of a drawing that is scaled to another size.
///
///     ╭───────────╮  to  ╭─────────╮
///     │  Confirm  │      │ Confirm │
///     ╰───────────╯      ╰─────────╯
///
/// Text cannot be scaled, so scaling removes or repeats *removable* columns: those beside the text
/// that are blank or equal to a neighbor, the outermost first. Each half of the drawing gives up
/// the columns of its own side. If there are not enough of them, the drawing stays larger than
/// asked, unless it is to lose more than half its size: then columns at its edges are cropped as
/// well.
struct ScaledAxis {
  /// The index of the source column for each column of the result.
  private(set) var sourceIndices: [Int] = []
  /// The distance from the old leading edge to the new one.
  private(set) var offset = 0

  /// - Parameters:
  ///   - removable: For each column, whether it is removable.
  ///   - leading: The number of columns to remove at the start; to add, if negative.
  ///   - trailing: The number of columns to remove at the end; to add, if negative.
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

  /// The changes to one half of the columns.
  private struct Half {
    var removed: Set<Int> = []
    var repeated: (index: Int, extra: Int)?

    /// - Parameter indices: The columns of this half, from the edge inwards.
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
