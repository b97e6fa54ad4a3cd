/// The elements of a `ForEach` in a lazy container, found by their index and identity.
///
/// There is no table of all identities, which would take longer to make than a frame.
struct RowElements<Data: RandomAccessCollection, ID: Hashable> {
  private(set) var data: Data?
  /// Returns the identity of an element.
  var id: (Data.Element) -> ID
  /// The number of elements before the last change.
  private var oldCount = 0

  init(id: @escaping (Data.Element) -> ID) {
    self.id = id
  }

  mutating func replace(with new: Data) {
    oldCount = count
    data = new
  }

  var count: Int { data?.count ?? 0 }

  func element(at index: Int) -> Data.Element? {
    guard let data, index >= 0, index < data.count else { return nil }
    return data[data.index(data.startIndex, offsetBy: index)]
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
