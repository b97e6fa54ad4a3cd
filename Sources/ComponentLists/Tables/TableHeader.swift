@_spi(Nodes) import ComponentCore

/// The titles of a table's columns.
struct TableHeader: View {
  let titles: [String]
  /// The direction in which the rows are sorted by a column; `nil` if they are not.
  let directions: [Bool?]
  let canSort: [Bool]
  let inset: Int
  let model: TableModel
  let sort: (Int) -> Void

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? TableHeaderNode ?? TableHeaderNode(model, in: context)
    node.setEnvironment(context.environment)
    node.sort = sort
    node.update(titles, directions, canSort, inset)
    return node
  }
}

/// The node of a header, in which columns are sorted and resized: a class, because it follows the
/// layout of its table. It keeps the column that the keys concern.
final class TableHeaderNode: LayoutNode, TextShaping, Responder {
  private let model: TableModel
  private var titles: [[Glyph]] = []
  private var strings: [String] = []
  private var directions: [Bool?] = []
  private var canSort: [Bool] = []
  private var inset = 0
  var sort: (Int) -> Void = { _ in }
  /// The column that the keys concern.
  private var current = 0 {
    didSet { if current != oldValue { setNeedsPaint() } }
  }
  private var isFocused = false {
    didSet { if isFocused != oldValue { setNeedsPaint() } }
  }

  /// The drag of the pointer, while its button is down.
  private var drag: (column: Int, start: Int, width: Int, resizes: Bool)?

  init(_ model: TableModel, in context: ViewContext) {
    self.model = model
    super.init(in: context)
    model.addReader(self)
  }

  func update(_ strings: [String], _ directions: [Bool?], _ canSort: [Bool], _ inset: Int) {
    self.canSort = canSort
    self.directions = directions
    if strings != self.strings {
      self.strings = strings
      shapeTitles()
    }
    if inset != self.inset { setNeedsLayout() }
    self.inset = inset
    setNeedsPaint()
  }

  private func shapeTitles() {
    titles = strings.map { tree.shaper.glyphs(of: $0) }
    model.titleWidths = titles.map { $0[...].width + 2 }
  }

  func shaperDidReset() {
    shapeTitles()
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? inset + model.layout.width, height: 1)
  }

  /// The columns are drawn elsewhere when they have moved.
  override func placeChildren(in size: Size, proposal: ProposedSize) {
    setNeedsPaint()
  }

  // MARK: Drawing

  override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    if environment.raisesContent {
      canvas.fill(Rect(size: rect.size), with: .theme(.surface))
    }
    canvas.attributes.isBold = true
    canvas.attributes.isUnderlined = true
    if !environment.isEnabled { canvas.attributes.isDim = true }
    canvas.fillWithBlanks(Rect(size: rect.size))
    for (index, frame) in model.layout.frames.enumerated() where !frame.isHidden {
      paint(index, in: frame, on: canvas)
    }
  }

  private func paint(_ index: Int, in frame: TableColumnLayout.Frame, on canvas: DrawingContext) {
    guard titles.indices.contains(index) else { return }
    let area = Rect(x: inset + frame.x - model.offset, y: 0, width: frame.width, height: 1)
    guard var canvas = canvas.subcanvas(for: area) else { return }
    if isFocused, index == current {
      canvas.mark(.selected)
      canvas.fillWithBlanks()
    }
    let arrows = environment.usesASCII ? ["^", "v"] : ["▲", "▼"]
    let mark = directions[index].map { $0 ? arrows[0] : arrows[1] } ?? ""
    let room = mark.isEmpty ? frame.width : max(0, frame.width - 2)
    let width = min(titles[index][...].width, room)
    let x = max(0, model.rules[index].alignment.offset(of: width, in: room))
    if let text = canvas.subcanvas(for: Rect(x: x, y: 0, width: room - x, height: 1)) {
      text.write(titles[index][...], at: .zero)
    }
    if !mark.isEmpty {
      canvas.write(
        tree.shaper.glyphs(of: mark)[...],
        at: Point(x: min(x + width + 1, max(0, frame.width - 1)), y: 0))
    }
  }

  // MARK: Accessibility

  override func accessibilityElements() -> [AccessibilityElement] {
    let frames = model.layout.frames
    return strings.indices.compactMap { index in
      guard frames.indices.contains(index), !frames[index].isHidden else { return nil }
      var header = accessibilityElement(
        .columnHeader, label: strings[index],
        value: directions[index].map { $0 ? "ascending" : "descending" } ?? "")
      header.id?.index = index
      if index != current { header.states.remove(.focused) }
      header.frame.origin.x += inset + frames[index].x - model.offset
      header.frame.size.width = frames[index].width
      return header
    }
  }

  // MARK: Input

  override var responder: (any Responder)? { self }

  var canBecomeFocused: Bool { environment.isEnabled && !titles.isEmpty }

  var acceptsPointer: Bool { environment.isEnabled }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused): self.isFocused = isFocused
    case .key(let press): return press.phase != .up && handleKey(press)
    case .pressed: beginDrag()
    case .dragged:
      guard let drag, drag.resizes else { return true }
      model.setWidth(drag.width + pointerColumn - drag.start, of: drag.column)
    case .released(let isInside):
      if isInside, let drag, !drag.resizes, canSort[drag.column] { sort(drag.column) }
      drag = nil
    case .cancelled: drag = nil
    case .hovered, .pasted, .scrolled: return false
    }
    return true
  }

  private var pointerColumn: Int {
    (tree.eventDispatcher.pointer - screenOrigin).x - inset + model.offset
  }

  /// Begins to resize a column if the pointer is after its end, or else presses its title.
  private func beginDrag() {
    let x = pointerColumn
    for (index, frame) in model.layout.frames.enumerated() where !frame.isHidden {
      let end = frame.x + frame.width
      if x >= end, x < end + TableColumnLayout.spacing {
        drag = (index, x, frame.width, true)
      } else if x >= frame.x, x < end {
        drag = (index, x, frame.width, false)
        current = index
      }
    }
  }

  private func handleKey(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, canSort.indices.contains(current) else { return false }
    switch (press.key, press.modifiers) {
    case (.left, []): return moveCurrent(isForward: false)
    case (.right, []): return moveCurrent(isForward: true)
    case (.left, .shift), ("-", []): model.resize(current, by: -1)
    case (.right, .shift), ("+", []): model.resize(current, by: 1)
    case (.enter, []), (.space, []):
      guard canSort[current] else { return false }
      sort(current)
    default: return false
    }
    return true
  }

  /// Moves to the next column that is shown; returns whether there is one.
  private func moveCurrent(isForward: Bool) -> Bool {
    let shown = model.layout.frames.indices.filter { !model.layout.frames[$0].isHidden }
    let next =
      isForward ? shown.first { $0 > current } : shown.last { $0 < current }
    guard let next else { return false }
    current = next
    model.reveal(next)
    return true
  }
}
