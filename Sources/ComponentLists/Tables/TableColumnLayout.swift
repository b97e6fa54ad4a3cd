@_spi(Nodes) import ComponentCore

/// The widths and the positions of the columns of a table.
nonisolated struct TableColumnLayout: Equatable {
  /// The place of a column; hidden columns have no width.
  struct Frame: Equatable {
    var x = 0
    var width = 0
    var isHidden = true
  }

  /// The distance between two columns.
  static let spacing = 2
  /// The least width of a column that has no limits.
  private static let usualMinimum = 6

  private(set) var frames: [Frame] = []
  /// The width of all columns and the space between them.
  private(set) var width = 0

  init() {}

  /// Divides `space` among columns.
  ///
  /// - Parameters:
  ///   - rules: The rules of the columns.
  ///   - fitted: The widths that the titles and rows need, by column.
  ///   - resized: The widths that the user has chosen, by column.
  init(_ rules: [TableColumnRule], in space: Int, fitted: [Int], resized: [Int: Int]) {
    let limits = rules.indices.map { index -> (min: Int, ideal: Int, max: Int) in
      if let width = resized[index] { return (width, width, width) }
      switch rules[index].width {
      case .fitting: return (fitted[index], fitted[index], fitted[index])
      case .limits(let min, let ideal, let max):
        let least = (min ?? Swift.min(ideal ?? Self.usualMinimum, max ?? .maxLength)).clampedLength
        let most = Swift.max(least, (max ?? .maxLength).clampedLength)
        return (least, Swift.min(Swift.max(least, (ideal ?? least).clampedLength), most), most)
      }
    }
    var shown = Array(rules.indices)
    func least() -> Int {
      shown.reduce(Self.spacing * Swift.max(0, shown.count - 1)) { $0 + limits[$1].min }
    }
    let highest = rules.map(\.priority).max() ?? 0
    while least() > space, let lowest = shown.map({ rules[$0].priority }).min(), lowest < highest,
      let last = shown.lastIndex(where: { rules[$0].priority == lowest })
    {
      shown.remove(at: last)
    }
    var widths = Dictionary(uniqueKeysWithValues: shown.map { ($0, limits[$0].min) })
    var rest = Swift.max(0, space - least())
    for limit in [limits.map(\.ideal), limits.map(\.max)] {
      rest = Self.grow(&widths, of: shown, to: limit, by: rest)
    }
    frames = rules.indices.map { _ in Frame() }
    var x = 0
    for index in shown {
      let width = widths[index] ?? 0
      frames[index] = Frame(x: x, width: width, isHidden: false)
      x += width + Self.spacing
    }
    width = Swift.max(0, x - Self.spacing)
  }

  /// Divides `space` among columns that are narrower than their limits; returns what is left.
  private static func grow(
    _ widths: inout [Int: Int], of shown: [Int], to limits: [Int], by space: Int
  ) -> Int {
    var rest = space
    var growing = shown.filter { (widths[$0] ?? 0) < limits[$0] }
    while rest > 0, !growing.isEmpty {
      let share = Swift.max(1, rest / growing.count)
      for index in growing where rest > 0 {
        let width = widths[index] ?? 0
        let step = Swift.min(share, rest, limits[index] - width)
        widths[index] = width + step
        rest -= step
      }
      growing.removeAll { (widths[$0] ?? 0) >= limits[$0] }
    }
    return rest
  }
}

/// The places of the columns of a table, shared by its header and its rows.
@MainActor
final class TableModel {
  private struct Reader {
    weak var node: LayoutNode?
  }

  /// The columns, as ``TableColumns``.
  var columns: AnyObject?
  var rules: [TableColumnRule] = [] {
    didSet { if rules != oldValue { update() } }
  }
  /// The widths of the titles with room for an arrow.
  var titleWidths: [Int] = [] {
    didSet { if titleWidths != oldValue { update() } }
  }
  /// The space for the columns.
  var space = 0 {
    didSet { if space != oldValue { update() } }
  }
  /// The widths that rows have needed, by column.
  private(set) var contentWidths: [Int: Int] = [:]
  /// The widths that the user has chosen, by column.
  private(set) var resized: [Int: Int] = [:]
  /// The distance by which the columns are scrolled.
  private(set) var offset = 0
  private(set) var layout = TableColumnLayout()
  private var readers: [Reader] = []
  /// The number of readers at which those that are gone are removed.
  private var readerLimit = 256

  nonisolated init() {}

  /// The columns whose widths depend on the rows.
  var fittingColumns: [Int] { rules.indices.filter { rules[$0].width == .fitting } }

  /// Adds a node that is laid out again when the columns move.
  func addReader(_ node: LayoutNode) {
    if readers.count == readerLimit {
      readers.removeAll { $0.node == nil }
      readerLimit = max(256, 2 * readers.count)
    }
    readers.append(Reader(node: node))
  }

  private func update() {
    guard titleWidths.count == rules.count else { return }
    let fitted = rules.indices.map { max(titleWidths[$0], contentWidths[$0] ?? 0) }
    let new = TableColumnLayout(rules, in: space, fitted: fitted, resized: resized)
    let offset = min(self.offset, max(0, new.width - space))
    if new == layout, offset == self.offset { return }
    layout = new
    self.offset = offset
    for reader in readers { reader.node?.setNeedsLayout() }
  }

  /// Makes columns at least as wide as rows need.
  func fit(_ widths: [Int: Int]) -> Bool {
    let new = contentWidths.merging(widths) { max($0, $1) }
    if new == contentWidths { return false }
    contentWidths = new
    update()
    return true
  }

  /// Makes a column wider by `step`.
  func resize(_ column: Int, by step: Int) {
    guard layout.frames.indices.contains(column) else { return }
    setWidth(layout.frames[column].width + step, of: column)
  }

  func setWidth(_ width: Int, of column: Int) {
    resized[column] = min(max(1, width), 1_000)
    update()
  }

  /// Scrolls the columns by `step`; returns whether they moved.
  func scroll(by step: Int) -> Bool {
    let new = min(max(0, offset + step), max(0, layout.width - space))
    if new == offset { return false }
    offset = new
    for reader in readers { reader.node?.setNeedsLayout() }
    return true
  }

  /// Scrolls to a column.
  func reveal(_ column: Int) {
    guard layout.frames.indices.contains(column) else { return }
    let frame = layout.frames[column]
    let end = frame.x + frame.width - space
    _ = scroll(by: min(max(offset, end), frame.x) - offset)
  }
}

/// The columns of a table of values, which its rows find in the environment.
@MainActor
final class TableColumns<Value> {
  let columns: [TableColumn<Value>]

  init(_ columns: [TableColumn<Value>]) {
    self.columns = columns
  }
}

extension EnvironmentValues {
  /// The state of the enclosing table.
  var tableModel: TableModel? {
    get { self[TableModelKey.self] }
    set { self[TableModelKey.self] = newValue }
  }
}

private struct TableModelKey: EnvironmentKey {
  static var defaultValue: TableModel? { nil }
}
