/// The rows of a lazy container: its segments, and the index of the first row of each.
@MainActor
package struct RowList {
  package private(set) var segments: [RowSegment] = []
  /// The index of the first row of each segment.
  private var starts: [Int] = []
  /// The number of rows.
  package private(set) var count = 0
  private var sections: [ObjectIdentifier: RowSection] = [:]

  package init() {}

  package init(_ segments: [RowSegment]) {
    self.segments = segments
    starts.reserveCapacity(segments.count)
    // The section of the segment before, which most segments share.
    var current: (id: ObjectIdentifier, section: RowSection)?
    for segment in segments {
      let start = count
      starts.append(start)
      count += segment.count
      if segment.section != current?.id {
        if let current { sections[current.id] = current.section }
        current = segment.section.map { ($0, sections[$0] ?? RowSection(at: start)) }
      }
      current?.section.append(start..<count, segment.role)
    }
    if let current { sections[current.id] = current.section }
  }

  /// Whether there are sections.
  package var hasSections: Bool { !sections.isEmpty }

  /// A list of the same segments, whose rows are counted again.
  package var counted: RowList {
    guard segments.count == 1, !hasSections else { return RowList(segments) }
    // Needs no memory.
    var list = self
    list.count = segments[0].count
    return list
  }

  /// Returns by how many places a change moves `rows`, which stay side by side; `nil` if they do
  /// not.
  ///
  /// - Parameters:
  ///   - rows: Rows of this list that have nodes.
  ///   - new: The list after a change of `source`, with the same segments.
  ///   - moves: Receives the rows of `source` among them that the change moves.
  package func shift(
    of rows: Range<Int>, to new: RowList, changing source: RowSourceNode, _ moves: inout [RowMove]
  ) -> Int? {
    var (position, shift) = (rows.lowerBound, Int?.none)
    var index = segmentIndex(ofRow: position)
    while position < rows.upperBound {
      let (start, end) = (starts[index], min(rows.upperBound, end(ofSegment: index)))
      var partShift = new.starts[index] - start
      if segments[index].node === source, position < end {
        let part = position - start..<end - start
        guard let shift = source.shift(ofRows: part) else { return nil }
        if shift != 0 { moves.append(RowMove(rows: part, shift: shift)) }
        partShift += shift
      }
      if position < end {
        guard shift == nil || shift == partShift else { return nil }
        shift = partShift
      }
      (position, index) = (end, index + 1)
    }
    return shift
  }

  /// Returns the index behind the last row of a segment.
  private func end(ofSegment index: Int) -> Int {
    index + 1 < starts.count ? starts[index + 1] : count
  }

  /// Returns the position of the segment that contains a row.
  func segmentIndex(ofRow row: Int) -> Int {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if end(ofSegment: middle) > row { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the segment that contains a row, and the index of the row in it.
  package func location(ofRow row: Int) -> (segment: RowSegment, index: Int) {
    let index = segmentIndex(ofRow: row)
    return (segments[index], row - starts[index])
  }

  /// Returns the segments that contain `rows`, and the indices of those rows in each.
  package func locations(
    ofRows rows: Range<Int>
  ) -> [(segment: RowSegment, indices: Range<Int>)] {
    var locations: [(segment: RowSegment, indices: Range<Int>)] = []
    var (row, index) = (rows.lowerBound, segmentIndex(ofRow: rows.lowerBound))
    while row < rows.upperBound, index < segments.count {
      let end = min(rows.upperBound, end(ofSegment: index))
      if row < end {
        locations.append((segments[index], row - starts[index]..<end - starts[index]))
      }
      (row, index) = (end, index + 1)
    }
    return locations
  }

  /// Returns the segment of `node`, which is a row or a source, and the index of its first row.
  package func segment(of node: ObjectIdentifier) -> (segment: RowSegment, start: Int)? {
    for (index, segment) in segments.enumerated() where ObjectIdentifier(segment.node) == node {
      return (segment, starts[index])
    }
    return nil
  }

  /// Returns the section that contains a row.
  package func section(ofRow row: Int) -> RowSection? {
    if sections.isEmpty || row >= count { return nil }
    return location(ofRow: row).segment.section.flatMap { sections[$0] }
  }

  /// Returns the identity of a row.
  package func key(ofRow row: Int) -> RowKey {
    let (segment, index) = location(ofRow: row)
    switch segment.content {
    case .view(let node): return RowKey(node: ObjectIdentifier(node), id: nil)
    case .source(let source):
      return RowKey(node: ObjectIdentifier(source), id: source.rowID(at: index))
    }
  }

  /// Returns the first of `rows` that is found, and its new index; `nil` if none is left.
  ///
  /// - Parameters:
  ///   - rows: Rows of `old`, by identity and index.
  ///   - old: The rows before a change.
  package func locate(_ rows: [(key: RowKey, index: Int)], from old: RowList)
    -> (position: Int, index: Int)?
  {
    var position = 0
    while position < rows.count {
      let first = rows[position]
      var group: [(id: AnyHashable, index: Int)] = []
      let oldStart = old.segment(of: first.key.node)?.start ?? 0
      while position + group.count < rows.count,
        rows[position + group.count].key.node == first.key.node,
        let id = rows[position + group.count].key.id
      {
        group.append((id, rows[position + group.count].index - oldStart))
      }
      if let (segment, start) = segment(of: first.key.node) {
        guard case .source(let source) = segment.content else { return (position, start) }
        if let found = source.locate(group) {
          return (position + found.position, start + found.index)
        }
      }
      position += max(1, group.count)
    }
    return nil
  }
}

/// The rows of a section.
package struct RowSection {
  /// All rows, with those of the header and the footer.
  package private(set) var rows: Range<Int>
  package private(set) var header: Range<Int>
  package private(set) var footer: Range<Int>

  /// Creates a section without rows that begins at `start`.
  init(at start: Int) {
    rows = start..<start
    (header, footer) = (rows, rows)
  }

  /// Adds the rows of a segment.
  mutating func append(_ new: Range<Int>, _ role: RowRole) {
    rows = rows.lowerBound..<new.upperBound
    switch role {
    case .header: header = header.lowerBound..<new.upperBound
    case .footer: footer = (footer.isEmpty ? new : footer).lowerBound..<new.upperBound
    case .row: break
    }
  }
}
