import Signals

/// The elements of a `ForEach` in a lazy container, found by their index and identity.
///
/// There is no table of all identities, which would take longer to make than a frame.
struct RowElements<Data: RandomAccessCollection, ID: Hashable> {
  private(set) var data: Data?
  /// The number of elements. Kept, because asking a generic collection is slow.
  private(set) var count = 0
  /// Returns the identity of an element.
  var id: (Data.Element) -> ID
  /// The number of elements before the last change.
  private var oldCount = 0
  /// The elements before the last change, until a pass has shown it.
  private(set) var oldData: Data?

  init(id: @escaping (Data.Element) -> ID) {
    self.id = id
  }

  mutating func replace(with new: Data) {
    (oldCount, count) = (count, new.count)
    oldData = data
    data = new
  }

  /// Forgets the elements before the last change.
  mutating func forgetOldData() {
    oldData = nil
  }

  func element(at index: Int) -> Data.Element? { element(at: index, in: data) }

  private func element(at index: Int, in data: Data?) -> Data.Element? {
    guard let data, index >= 0, index < data.count else { return nil }
    return data[data.index(data.startIndex, offsetBy: index)]
  }

  /// Returns by how many places the last change has moved `rows`, which have the same elements
  /// before and after it: not at all, or by as many as have been inserted; `nil` if it has changed
  /// them.
  ///
  /// - Parameters:
  ///   - rows: Indices before the change.
  ///   - isSame: Whether the row at the index before the change has the given element.
  func shift(of rows: Range<Int>, _ isSame: (Int, Data.Element) -> Bool) -> Int? {
    let shifts = count == oldCount ? [0] : [0, count - oldCount]
    // Snapshots that share memory need not be compared element by element.
    if let old = oldData as? any SharingCollection, let data {
      func shares(_ old: some SharingCollection, _ shift: Int) -> Bool {
        old.sharesElements(in: rows, with: data, at: rows.lowerBound + shift)
      }
      if let shift = shifts.first(where: { shares(old, $0) }) { return shift }
    }
    return shifts.first { shift in
      rows.allSatisfy { index in element(at: index + shift).map { isSame(index, $0) } ?? false }
    }
  }

  /// The distance up to which elements are looked for that may have been removed or inserted.
  private static var reach: Int { 64 }

  /// Returns whether an element has been removed by the last change, or has moved far away.
  ///
  /// - Parameters:
  ///   - id: The identity of an element.
  ///   - index: Its index before the change.
  func isRemoved(_ id: ID, from index: Int) -> Bool {
    !contains(id, near: [index, index + count - oldCount], in: data)
  }

  /// Returns whether an element has been inserted by the last change, or has come from far away.
  ///
  /// - Parameters:
  ///   - id: The identity of an element.
  ///   - index: Its index.
  func isInserted(_ id: ID, at index: Int) -> Bool {
    !contains(id, near: [index, index - (count - oldCount)], in: oldData)
  }

  private func contains(_ id: ID, near indices: [Int], in data: Data?) -> Bool {
    for distance in 0...RowElements.reach {
      for index in indices {
        for near in [index - distance, index + distance] {
          if let element = element(at: near, in: data), self.id(element) == id { return true }
        }
      }
    }
    return false
  }

  func id(at index: Int) -> ID? { element(at: index).map(id) }

  /// Returns the index of the first element that `id` identifies.
  func index(of id: ID) -> Int? {
    if let id = id as? Int, let first = self.id(at: 0) as? Int {
      // Identities are often consecutive numbers.
      let (guess, hasOverflowed) = id.subtractingReportingOverflow(first)
      if !hasOverflowed, self.id(at: guess) as? Int == id { return guess }
    }
    guard let data else { return nil }
    var index = 0
    for element in data {
      if self.id(element) == id { return index }
      index += 1
    }
    return nil
  }

  /// Returns the position of the first of `rows` that is found, and its new index.
  ///
  /// Looks first at the old indices and at those that are shifted by the change of the count, then
  /// at the indices around, the nearest first.
  func locate(_ rows: [(id: ID?, index: Int)]) -> (position: Int, index: Int)? {
    let shift = count - oldCount
    for (position, row) in rows.enumerated() {
      guard let id = row.id else { continue }
      if self.id(at: row.index) == id { return (position, row.index) }
      if self.id(at: row.index + shift) == id { return (position, row.index + shift) }
    }
    var positions: [ID: Int] = [:]
    for (position, row) in rows.enumerated().reversed() {
      if let id = row.id { positions[id] = position }
    }
    guard let start = rows.first?.index, !positions.isEmpty else { return nil }
    for distance in 1..<max(2, max(start, count - start) + 1) {
      for index in [start - distance, start + distance] {
        if let id = id(at: index), let position = positions[id] { return (position, index) }
      }
    }
    return nil
  }
}
