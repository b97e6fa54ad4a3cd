@_spi(Nodes) import ComponentCore

/// The editable rows of a text editor or a vertical text field, without the decoration of its
/// style.
struct TextRowsView: View {
  let model: TextFieldModel
  /// Whether the rows take the whole proposed height.
  let fillsHeight: Bool

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? TextRowsNode ?? TextRowsNode(model, in: context)
    node.setEnvironment(context.environment)
    node.fillsHeight = fillsHeight
    model.line = node
    return node
  }
}

/// The node that draws text in rows: a class, because it keeps the rows, and the place to which
/// the cursor has scrolled them.
final class TextRowsNode: LayoutNode, EditableTextNode, TextShaping {
  let model: TextFieldModel
  var fillsHeight = true {
    didSet { if fillsHeight != oldValue { setNeedsLayout() } }
  }
  /// The rows that were broken last, and the state of the text and the width for which they were.
  private var rowCache: (key: RowKey, rows: TextRows)?

  /// The values that the rows depend on.
  private struct RowKey: Equatable {
    let changeCount: Int
    let width: Int
  }

  /// The rows that have been broken again since the text changed; `nil` if it may be all.
  private var brokenRows: Range<Int>?
  /// Whether nothing but the characters of the text is drawn.
  private var isPlain = false

  /// The topmost visible row.
  private var firstRow = 0
  /// The column that consecutive vertical motions lead to.
  private var goal: (cursor: Int, column: Int)?

  /// The size in columns and rows if the proposal leaves it open.
  private static let idealSize = Size(width: 40, height: 5)

  init(_ model: TextFieldModel, in context: ViewContext) {
    self.model = model
    super.init(in: context)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? TextRowsNode.idealSize.width
    if fillsHeight {
      return Size(width: width, height: proposal.height ?? TextRowsNode.idealSize.height)
    }
    let limit = min(environment.textLayout.lineLimit ?? .max, proposal.height ?? .max)
    return Size(width: width, height: max(1, min(rows(width).ranges.count, limit)))
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    showCursor()
  }

  func textDidChange() {
    if !fillsHeight { setNeedsLayout() }
    let (wasPlain, oldFirstRow) = (isPlain, firstRow)
    isPlain = model.text.selection.isEmpty && !model.text.characters.isEmpty
    brokenRows = 0..<0
    showCursor()
    guard let brokenRows, wasPlain, isPlain, firstRow == oldFirstRow else { return setNeedsPaint() }
    let rows = brokenRows.clamped(to: firstRow..<firstRow + height)
    if rows.isEmpty { return }
    setNeedsPaint(
      in: Rect(x: 0, y: rows.lowerBound - firstRow, width: rect.size.width, height: rows.count))
  }

  func shaperDidReset() {
    rowCache = nil
  }

  private var rows: TextRows { rows(rect.size.width) }

  private func rows(_ width: Int) -> TextRows {
    let key = RowKey(changeCount: model.text.changeCount, width: width)
    if let rowCache, rowCache.key == key { return rowCache.rows }
    let rows = updatedRows(for: key) ?? newRows(width)
    rowCache = (key, rows)
    return rows
  }

  private func newRows(_ width: Int) -> TextRows {
    brokenRows = nil
    // The last column is for the cursor at the end of a row.
    return TextRows(model.text.characters, width: width - 1) { columns(of: $0) }
  }

  /// Returns the rows for `key` if those that were broken last are those of the text before an
  /// edit.
  private func updatedRows(for key: RowKey) -> TextRows? {
    guard let old = rowCache?.key, let edit = model.text.takeEdit(since: old.changeCount),
      old.width == key.width, var rows = rowCache?.rows
    else { return nil }
    // The rows are changed in place.
    rowCache = nil
    brokenRows = rows.update(after: edit, of: model.text.characters) { columns(of: $0) }
    return rows
  }

  // MARK: Scrolling

  private var height: Int { rect.size.height }

  /// Scrolls to the row of the cursor. Without focus, keeps the place.
  private func showCursor() {
    let rows = rows
    if model.isFocused {
      let row = rows.row(of: model.text.cursor)
      firstRow = max(min(firstRow, row), row - max(1, height) + 1)
    }
    firstRow = max(0, min(firstRow, rows.ranges.count - height))
  }

  func scroll(byRows count: Int) -> Bool {
    let new = max(0, min(firstRow + count, rows.ranges.count - height))
    if new == firstRow { return false }
    firstRow = new
    setNeedsPaint()
    return true
  }

  // MARK: Positions

  /// Returns the column of the character at `index` in its row.
  private func column(of index: Int, from start: Int) -> Int {
    min(columns(of: start..<index), max(0, rect.size.width - 1))
  }

  var cursorPosition: Point? {
    let (rows, cursor) = (rows, model.text.cursor)
    let row = rows.row(of: cursor)
    let column = column(of: cursor, from: rows.ranges[row].lowerBound)
    let point = screenOrigin + Point(x: column, y: row - firstRow)
    return screenRect.contains(point) ? point : nil
  }

  /// Returns the index of the position in `row` that is nearest to `column`.
  private func index(in row: Int, at column: Int) -> Int {
    let range = rows.ranges[row]
    var remaining = column
    var cursor = model.text.characters.cursor(at: range.lowerBound)
    while cursor.index < range.upperBound, let next = cursor.next() {
      let width = columns(of: next)
      if remaining < max(1, width) {
        return 2 * remaining >= max(2, width) ? cursor.index : cursor.index - 1
      }
      remaining -= width
    }
    // A position after the last character of a row that continues is in the next row.
    let continues =
      row + 1 < rows.ranges.count && rows.ranges[row + 1].lowerBound == range.upperBound
    return continues && !range.isEmpty ? range.upperBound - 1 : range.upperBound
  }

  func index(at point: Point) -> Int {
    let row = firstRow + point.y - screenOrigin.y
    let last = rows.ranges.count - 1
    // A pointer above or below scrolls by a row.
    let reachable = max(0, firstRow - 1)...max(0, min(last, firstRow + height))
    return index(
      in: min(max(row, reachable.lowerBound), min(reachable.upperBound, last)),
      at: max(0, point.x - screenOrigin.x))
  }

  func index(after motion: VerticalMotion) -> Int? {
    let (rows, cursor) = (rows, model.text.cursor)
    let row = rows.row(of: cursor)
    let page = max(1, height - 1)
    let step =
      switch motion {
      case .rowUp: -1
      case .rowDown: 1
      case .pageUp: -page
      case .pageDown: page
      }
    let target = min(max(0, row + step), rows.ranges.count - 1)
    if target == row { return nil }
    let column =
      goal?.cursor == cursor
      ? goal?.column ?? 0 : column(of: cursor, from: rows.ranges[row].lowerBound)
    let index = index(in: target, at: column)
    goal = (index, column)
    return index
  }

  // MARK: Painting

  override func paint(on canvas: DrawingContext) {
    canvas.fillWithBlanks()
    if model.text.characters.isEmpty { return paintPlaceholder(on: canvas) }
    let ranges = rows.ranges
    for y in canvas.visibleRect.rows where ranges.indices.contains(firstRow + y) {
      paint(ranges[firstRow + y], at: y, on: canvas)
    }
  }

  private func paint(_ range: Range<Int>, at y: Int, on canvas: DrawingContext) {
    // Spaces at the end may not fit.
    let glyphs = glyphs(in: range, upTo: rect.size.width)
    let end = paint(glyphs, of: range.lowerBound, at: Point(x: 0, y: y), on: canvas)
    // A selected newline shows as a blank.
    guard glyphs.count == range.count, isSelected(at: range.upperBound) else { return }
    var cursor = model.text.characters.cursor(at: range.upperBound)
    if case .scalar("\n") = cursor.next() {
      selected(canvas, at: range.upperBound).write([.blank], at: end)
    }
  }
}
