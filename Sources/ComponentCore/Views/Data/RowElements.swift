import Signals

/// The elements of a `ForEach` in a lazy container, found by their index and identity.
///
/// There is no table of all identities, which would take longer to make than a frame.
@MainActor
struct RowElements<Data: RandomAccessCollection, ID: Hashable> {
  /// Reads elements. An object, because code for any type of elements takes several times as long
  /// to read a property whose place depends on that type.
  @MainActor
  private final class Source {
    let content: () -> Data
    /// Calls its second argument with the element at an index; returns `false` if there is none.
    let read: @MainActor (Int, @MainActor (Data.Element) -> Void) -> Bool

    init(_ data: Data) {
      content = { data }
      read = { index, body in
        guard index >= 0, index < data.count else { return false }
        body(data[data.index(data.startIndex, offsetBy: index)])
        return true
      }
    }

    /// Reads single elements, because a collection is copied when it changes while something else
    /// refers to its content.
    init(_ reader: CollectionReader<Data>) {
      (content, read) = (reader.content, reader.readElement)
    }

    /// Reads the content of a collection before its last change.
    init(oldContentOf reader: CollectionReader<Data>) {
      content = reader.oldContent
      read = { _, _ in false }
    }
  }

  private var source: Source?
  /// The elements before the last change, until a pass has shown it.
  private var oldSource: Source?
  /// Returns the identity of an element.
  var id: (Data.Element) -> ID

  init(id: @escaping (Data.Element) -> ID) {
    self.id = id
  }

  /// Whether there are elements, or a collection that has none.
  var hasData: Bool { source != nil }

  private var data: Data? { source?.content() }

  /// Whether a change of the elements has not been shown by a pass yet.
  var hasOldData: Bool { oldSource != nil }

  private var oldData: Data? { oldSource?.content() }

  mutating func replace(with new: Data) {
    (oldSource, source) = (source, Source(new))
  }

  /// Shows the elements that `reader` has read.
  ///
  /// - Parameter isNew: Whether the elements were not those of this reader.
  mutating func replace(with reader: CollectionReader<Data>, isNew: Bool) {
    oldSource = isNew ? source : Source(oldContentOf: reader)
    source = Source(reader)
  }

  /// Notes that the elements are the same as before.
  mutating func keep() {
    oldSource = nil
  }

  /// Forgets the elements before the last change.
  mutating func forgetOldData() {
    oldSource = nil
  }

  /// Calls `body` with the element at `index`; returns `false` if there is none. An optional
  /// element would have another form for each type of elements.
  @discardableResult
  func read(at index: Int, _ body: @MainActor (Data.Element) -> Void) -> Bool {
    source?.read(index, body) ?? false
  }

  func element(at index: Int) -> Data.Element? {
    var element: Data.Element?
    read(at: index) { element = $0 }
    return element
  }

  private func element(at index: Int, in data: Data?) -> Data.Element? {
    guard let data, index >= 0, index < data.count else { return nil }
    return data[data.index(data.startIndex, offsetBy: index)]
  }

  /// The distance up to which elements are looked for that may have been removed or inserted.
  private static var reach: Int { 64 }

  /// Returns whether an element has been removed by the last change, or has moved far away.
  ///
  /// - Parameters:
  ///   - id: The identity of an element.
  ///   - index: Its index before the change.
  ///   - node: The node that counts the rows.
  func isRemoved(_ id: ID, from index: Int, of node: RowSourceNode) -> Bool {
    !contains(id, near: [index, index + node.rowCount - node.oldRowCount], in: data)
  }

  /// Returns whether an element has been inserted by the last change, or has come from far away.
  ///
  /// - Parameters:
  ///   - id: The identity of an element.
  ///   - index: Its index.
  ///   - node: The node that counts the rows.
  func isInserted(_ id: ID, at index: Int, of node: RowSourceNode) -> Bool {
    !contains(id, near: [index, index - (node.rowCount - node.oldRowCount)], in: oldData)
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

  /// Returns the identities of the elements in `range`; `nil` if there are fewer elements.
  func ids(in range: Range<Int>) -> [ID]? {
    guard let data, range.lowerBound >= 0, range.upperBound <= data.count else { return nil }
    let start = data.index(data.startIndex, offsetBy: range.lowerBound)
    return data[start..<data.index(start, offsetBy: range.count)].map(id)
  }

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
  func locate(
    _ rows: [(id: ID?, index: Int)], of node: RowSourceNode
  ) -> (position: Int, index: Int)? {
    let count = node.rowCount
    let shift = count - node.oldRowCount
    for (position, row) in rows.enumerated() {
      guard let id = row.id else { continue }
      if let index = node.newIndex(of: row.index), self.id(at: index) == id {
        return (position, index)
      }
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
