// How a node is painted without its containers: A repaint of a node's area begins at the root and
// goes through all containers of the node. If nothing else turns out to be in that area but a
// uniform backdrop, the backdrop is kept together with the canvas on which the node was drawn.
// The next time that the node alone changes, the backdrop is restored and the node drawn on that
// canvas again. This holds until something else changes in the area. Every such change damages
// the area, because it would have to be repainted even if this node stayed the same.

/// A canvas and a backdrop with which a node can be painted without its containers.
@MainActor
final class KeptPainting {
  let canvas: DrawingContext
  let backdrop: Backdrop
  /// Whether nothing else has changed in the area since then.
  private(set) var isValid = true

  init(canvas: DrawingContext, backdrop: Backdrop) {
    self.canvas = canvas
    self.backdrop = backdrop
  }

  func invalidate() {
    isValid = false
  }
}

/// The valid kept paintings of a tree, whose areas do not overlap.
struct KeptPaintings {
  /// For each row of the screen, the paintings whose areas include it. Some are invalid.
  private var rows: [[KeptPainting]] = []

  /// Adds a painting, and removes the others in its area: drawing one would change the backdrop of
  /// the other.
  @MainActor
  mutating func insert(_ painting: KeptPainting) {
    let area = painting.backdrop.area
    removeAll(in: area)
    while rows.count < area.rows.upperBound { rows.append([]) }
    for y in area.rows { rows[y].append(painting) }
  }

  /// Invalidates and removes the paintings in `area`.
  @MainActor
  mutating func removeAll(in area: Rect) {
    for y in area.rows.clamped(to: rows.indices) where !rows[y].isEmpty {
      removeAll(in: area.columns, row: y)
    }
  }

  /// Invalidates and removes all paintings.
  @MainActor
  mutating func removeAll() {
    for row in rows { for painting in row { painting.invalidate() } }
    rows = []
  }

  @MainActor
  private mutating func removeAll(in columns: Range<Int>, row y: Int) {
    var index = 0
    while index < rows[y].count {
      let painting = rows[y][index]
      if painting.backdrop.area.columns.overlaps(columns) { painting.invalidate() }
      if painting.isValid {
        index += 1
      } else {
        rows[y].swapAt(index, rows[y].count - 1)
        rows[y].removeLast()
      }
    }
  }
}
