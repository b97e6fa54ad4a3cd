/// The nodes and the areas that must be painted before the next frame.
@MainActor
final class PaintQueue {
  private let surface: any Surface
  private let keptPaintings: KeptPaintings
  /// The state in which each drawing on the surface begins.
  private var graphicsState: GraphicsState
  // Mutated in place for every frame and not re-entered meanwhile: checking would cost more.
  @exclusivity(unchecked) private var nodes: [LayoutNode] = []
  @exclusivity(unchecked) private var damagedAreas: [DamagedArea] = []
  /// Whether the whole screen must be repainted.
  private var isAllDamaged = true

  /// An area that must be repainted and, if it is that of a node which alone has changed, the
  /// node.
  private struct DamagedArea {
    let rect: Rect
    let node: LayoutNode?
  }

  /// The largest number of cells of an area for which a painting is kept. A larger one takes more
  /// time to draw than to reach from the root.
  private static let maxKeptCells = 256

  init(_ surface: any Surface) {
    self.surface = surface
    keptPaintings = KeptPaintings(surface)
    graphicsState = GraphicsState(surface)
  }

  /// Sets the colors of views without a theme.
  func setTheme(_ colors: Theme.Colors, marksRoles: Bool, replacesFaintText: Bool) {
    graphicsState = GraphicsState(surface, systemPalette: colors.systemPalette).withTheme(
      colors, marksRoles: marksRoles, replacesFaintText: replacesFaintText)
  }

  var isEmpty: Bool { nodes.isEmpty && damagedAreas.isEmpty }

  // MARK: Marking

  func insert(_ node: LayoutNode) {
    if node.isPaintPending { return }
    node.isPaintPending = true
    nodes.append(node)
  }

  /// Marks the area that `node` covers as needing a repaint.
  ///
  /// - Parameter isAlone: Whether only the drawing of the node itself has changed.
  func damage(_ node: LayoutNode, isAlone: Bool = false) {
    // Nodes that have not been placed yet cover nothing.
    if isAllDamaged || node.rect.size == .zero && node.drawingOverflow == 0 { return }
    let rect = node.screenRect
    let cells = rect.size.width * rect.size.height
    damage(rect, keeping: isAlone && cells <= PaintQueue.maxKeptCells ? node : nil)
  }

  /// Marks the area that a part of `node` covers as needing a repaint.
  func damage(_ part: Rect, of node: LayoutNode) {
    if !isAllDamaged, !node.isPaintPending { damage(node.screenRect(of: part), keeping: nil) }
  }

  private func damage(_ rect: Rect, keeping node: LayoutNode?) {
    if rect.isEmpty || damagedAreas.last?.rect.contains(rect) == true { return }
    keptPaintings.removeAll(in: rect)
    if node == nil, let last = damagedAreas.last, last.node == nil, last.rect.isWorthJoining(rect) {
      damagedAreas.removeLast()
      return damage(last.rect.union(rect), keeping: nil)
    }
    damagedAreas.append(DamagedArea(rect: rect, node: node))
  }

  /// Marks the whole screen, which is of `size`, as needing a repaint.
  func damageAll(_ size: Size) {
    keptPaintings.removeAll()
    damagedAreas = [DamagedArea(rect: Rect(size: size), node: nil)]
    isAllDamaged = true
  }

  // MARK: Painting

  /// Repaints what has been marked.
  ///
  /// - Parameter didRepaint: Called with each area that was repainted.
  func repaint(from root: LayoutNode, _ didRepaint: (Rect) -> Void) {
    // If the layout changes in each frame, paintings are kept for nothing.
    let isLayoutUnchanged = damagedAreas.isEmpty
    for node in nodes {
      node.isPaintPending = false
      if !keptPaintings.repaint(node, didRepaint) {
        damage(node, isAlone: isLayoutUnchanged)
      }
    }
    nodes.removeAll(keepingCapacity: true)
    isAllDamaged = false
    if damagedAreas.isEmpty { return }
    for area in damagedAreas {
      repaint(area, from: root)
      didRepaint(area.rect)
    }
    damagedAreas.removeAll(keepingCapacity: true)
  }

  private func repaint(_ area: DamagedArea, from root: LayoutNode) {
    if let node = area.node {
      keptPaintings.record(node) { repaint(area.rect, from: root) }
    } else {
      repaint(area.rect, from: root)
    }
  }

  private func repaint(_ area: Rect, from root: LayoutNode) {
    surface.repaint(area) {
      root.paint(on: DrawingContext(graphicsState, size: root.rect.size, clip: $0))
    }
  }
}

extension Rect {
  /// Whether a rectangle around this one and `other` has no more cells than both together, as
  /// around the places of a view that moves a little or changes its size.
  fileprivate func isWorthJoining(_ other: Rect) -> Bool {
    union(other).cellCount <= cellCount + other.cellCount
  }

  private var cellCount: Int { size.width * size.height }
}
