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

  /// By how many places the last change may have moved rows that stay side by side: not at all, or
  /// by as many as have been inserted.
  var shifts: [Int] { count == oldCount ? [0] : [0, count - oldCount] }

  /// Whether the last change has moved `rows` by `shift`, and has not changed them, as far as
  /// memory that the data before and after it share tells.
  ///
  /// - Parameter rows: Indices before the change.
  func sharesElements(of rows: Range<Int>, movedBy shift: Int) -> Bool {
    guard let old = oldData as? any SharingCollection, let data else { return false }
    return old.sharesElements(in: rows, with: data, at: rows.lowerBound + shift)
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
