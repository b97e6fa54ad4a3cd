/// The nodes and the areas that must be painted before the next frame.
@MainActor
final class PaintQueue {
  private let surface: any Surface
  /// The state in which each drawing on the surface begins.
  private var graphicsState: GraphicsState
  // Mutated in place for every frame and not re-entered meanwhile: checking would cost more.
  @exclusivity(unchecked) private var nodes: [LayoutNode] = []
  @exclusivity(unchecked) private var damagedAreas: [DamagedArea] = []
  /// Whether the whole screen must be repainted.
  private var isAllDamaged = true
  @exclusivity(unchecked) private var keptPaintings = KeptPaintings()
  /// The drawing of the node whose area is being repainted.
  private var recording = Recording()

  /// An area that must be repainted and, if it is that of a node which alone has changed, the
  /// node.
  private struct DamagedArea {
    let rect: Rect
    let node: LayoutNode?
  }

  /// The drawing of one node during a repaint of its area.
  private struct Recording {
    var paintCount = 0
    var painting: KeptPainting?
    /// The number of changes of the surface after the node was drawn.
    var changeCount = 0
  }

  /// The largest number of cells of an area for which a painting is kept. A larger one takes more
  /// time to draw than to reach from the root.
  private static let maxKeptCells = 256

  init(_ surface: any Surface) {
    self.surface = surface
    graphicsState = GraphicsState(surface)
  }

  /// Sets the colors of views without a theme.
  func setTheme(_ colors: Theme.Colors, marksRoles: Bool, replacesFaintText: Bool) {
    graphicsState = GraphicsState(surface).withTheme(
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
    if isAllDamaged { return }
    let rect = node.screenRect
    if rect.isEmpty || damagedAreas.last?.rect.contains(rect) == true { return }
    keptPaintings.removeAll(in: rect)
    let cells = rect.size.width * rect.size.height
    damagedAreas.append(
      DamagedArea(
        rect: rect, node: isAlone && cells <= PaintQueue.maxKeptCells ? node : nil))
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
      if !repaintAlone(node, didRepaint) { damage(node, isAlone: isLayoutUnchanged) }
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

  /// Paints a node as it was painted last, if nothing else has changed in its area.
  private func repaintAlone(_ node: LayoutNode, _ didRepaint: (Rect) -> Void) -> Bool {
    guard let painting = node.keptPainting, painting.isValid else { return false }
    didRepaint(painting.backdrop.area)
    return surface.repaint(painting.backdrop) { node.paint(on: painting.canvas) }
  }

  private func repaint(_ area: DamagedArea, from root: LayoutNode) {
    recording = Recording()
    area.node?.isRecorded = true
    surface.repaint(area.rect) {
      root.paint(on: DrawingContext(graphicsState, size: root.rect.size, clip: $0))
    }
    guard let node = area.node else { return }
    node.isRecorded = false
    // A container may draw the node several times, or something else in front of it.
    guard recording.paintCount == 1, recording.changeCount == surface.changeCount else { return }
    node.keptPainting = recording.painting
    if let painting = recording.painting { keptPaintings.insert(painting) }
  }

  /// Paints the node whose area is being repainted.
  func paintRecorded(_ node: LayoutNode, on canvas: DrawingContext) {
    let backdrop = canvas.backdrop(on: surface)
    node.paint(on: canvas)
    recording.paintCount += 1
    recording.painting = nil
    if let backdrop { recording.painting = KeptPainting(canvas: canvas, backdrop: backdrop) }
    recording.changeCount = surface.changeCount
  }
}
