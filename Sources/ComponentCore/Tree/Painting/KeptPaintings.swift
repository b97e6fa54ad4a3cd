// How a node is painted without its containers: A repaint of a node's area begins at the root and
// goes through all containers of the node. If nothing turns out to be in front of the node, its
// backdrop is kept together with the canvas on which it was drawn. The next time that the node
// alone changes, the backdrop is restored and the node drawn on that canvas again. This holds
// until something else changes in the area. Every such change damages the area, because it would
// have to be repainted even if this node stayed the same.

/// The paintings of nodes that can be repeated without the nodes' containers.
///
/// They save a third of the instructions of a frame in which a title changes alone, for programs
/// that show many changes a second.
@MainActor
final class KeptPaintings {
  private let surface: any Surface
  /// For each row of the screen, the paintings whose areas include it. Some are invalid.
  private var rows: [[KeptPainting]] = []

  init(_ surface: any Surface) {
    self.surface = surface
  }

  /// Paints `node` as it was painted last, if nothing else has changed in its area.
  ///
  /// - Parameter willRepaint: Called with the area before it is repainted.
  /// - Returns: `false` if the area must be repainted from the root.
  func repaint(_ node: LayoutNode, _ willRepaint: (Rect) -> Void) -> Bool {
    guard let result = node.keptPainting?.result else { return false }
    willRepaint(result.backdrop.area)
    result.backdrop.restore()
    node.paint(on: result.canvas)
    return !surface.hasClippedGlyph
  }

  /// Calls `repaint`, which repaints the area of `node` from the root, and keeps how the node is
  /// painted meanwhile.
  func record(_ node: LayoutNode, _ repaint: () -> Void) {
    let painting = KeptPainting(surface)
    node.keptPainting = painting
    repaint()
    painting.endRecording()
    if let area = painting.result?.backdrop.area {
      insert(painting, in: area)
    } else {
      node.keptPainting = nil
    }
  }

  /// Adds a painting, and removes the others in its area: drawing one would change the backdrop of
  /// the other.
  private func insert(_ painting: KeptPainting, in area: Rect) {
    removeAll(in: area)
    while rows.count < area.rows.upperBound { rows.append([]) }
    for y in area.rows { rows[y].append(painting) }
  }

  /// Invalidates and removes the paintings in `area`.
  func removeAll(in area: Rect) {
    for y in area.rows.clamped(to: rows.indices) where !rows[y].isEmpty {
      removeAll(in: area.columns, row: y)
    }
  }

  /// Invalidates and removes all paintings.
  func removeAll() {
    for row in rows { for painting in row { painting.result = nil } }
    rows = []
  }

  private func removeAll(in columns: Range<Int>, row y: Int) {
    var index = 0
    while index < rows[y].count {
      let painting = rows[y][index]
      if let area = painting.result?.backdrop.area, !area.columns.overlaps(columns) {
        index += 1
      } else {
        painting.result = nil
        rows[y].swapAt(index, rows[y].count - 1)
        rows[y].removeLast()
      }
    }
  }
}

/// How a node was painted when its area was repainted last.
@MainActor
final class KeptPainting {
  /// A canvas, and the backdrop to draw on. A class, because each repaint would copy a structure.
  final class Result {
    let canvas: DrawingContext
    let backdrop: Backdrop

    init(canvas: DrawingContext, backdrop: Backdrop) {
      (self.canvas, self.backdrop) = (canvas, backdrop)
    }
  }

  /// The canvas and the backdrop of the last painting, or `nil` if something else is, or has
  /// changed, in the area.
  fileprivate(set) var result: Result?
  /// Whether the area of the node is being repainted.
  private(set) var isRecording = true
  private let surface: any Surface
  private var paintCount = 0
  /// The number of changes of the surface after the node was drawn.
  private var changeCount = 0

  fileprivate init(_ surface: any Surface) {
    self.surface = surface
  }

  /// Paints `node`, and records how.
  func record(_ node: LayoutNode, on canvas: DrawingContext) {
    result = canvas.backdrop(on: surface).map { Result(canvas: canvas, backdrop: $0) }
    node.paint(on: canvas)
    paintCount += 1
    changeCount = surface.changeCount
  }

  fileprivate func endRecording() {
    isRecording = false
    // A container may draw the node several times, or something else in front of it.
    if paintCount != 1 || changeCount != surface.changeCount { result = nil }
  }
}
