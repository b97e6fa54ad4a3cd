extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies `isAfter`, which all later elements must
  /// satisfy, too.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
