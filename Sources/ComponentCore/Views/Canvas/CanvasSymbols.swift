/// The views that a canvas draws as often as it wants, by their tags.
///
/// They are in the tree behind the canvas, where they are laid out but not drawn. Each tells its
/// node when it would be drawn, and the canvas has it drawn elsewhere.
@MainActor
package final class CanvasSymbols {
  private var entries: [(values: ContainerValues, node: Reference)] = []

  private struct Reference {
    weak var node: ContainerNode?
  }

  package init() {}

  /// Returns the symbol with a tag; `nil` if there is none.
  package func symbol(tagged tag: some Hashable) -> CanvasSymbol? {
    entries.first { $0.values.hasTag(tag) }?.node.node.map(CanvasSymbol.init)
  }

  fileprivate func record(_ values: ContainerValues, _ node: ContainerNode) {
    entries.removeAll { $0.node.node == nil || $0.node.node === node }
    entries.append((values, Reference(node: node)))
  }
}

/// A view that a canvas can draw.
@MainActor
package struct CanvasSymbol {
  fileprivate let node: ContainerNode

  /// The size of the view.
  package var size: Size { node.rect.size }
}

/// The views of `symbols`, as large as they want to be, none of which is drawn.
package struct CanvasSymbolViews: View {
  private let symbols: CanvasSymbols
  private let content: AnyView

  package init(_ symbols: CanvasSymbols, _ content: some View) {
    self.symbols = symbols
    self.content = AnyView(content)
  }

  package var body: some View {
    ZStack {
      Group(subviews: content) { views in
        ForEach(views) { view in
          view.fixedSize().effect(Recording(symbols, view.containerValues))
        }
      }
    }
    .accessibilityHidden(true)
  }
}

/// Tells the node of a symbol instead of drawing it.
private struct Recording: Effect {
  var symbols: CanvasSymbols?
  var values = ContainerValues(values: [:])

  init() {}

  init(_ symbols: CanvasSymbols, _ values: ContainerValues) {
    self.symbols = symbols
    self.values = values
  }

  var admitsFocus: Bool { false }

  static func == (lhs: Recording, rhs: Recording) -> Bool {
    lhs.symbols === rhs.symbols && lhs.values.tag == rhs.values.tag
  }

  func isTransparentToPointer(at point: Point, in size: Size) -> Bool { true }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    symbols?.record(values, content.node)
  }
}

extension GraphicsContext {
  /// Draws a view with its `anchor` at `point`.
  package func draw(_ symbol: CanvasSymbol, at point: PathPoint, anchor: UnitPoint = .center) {
    var canvas = target
    canvas.translate(by: place(of: symbol.size, at: point, anchor))
    symbol.node.paintChildren(on: canvas)
  }

  /// Returns the size of a text whose lines have at most `width` columns.
  package func size(of text: Text, width: Int?) -> Size {
    StyledLines(text, width: width.map { max(1, $0) }, in: environment, shaper).size
  }

  /// Changes the colors of what is drawn from now on by `filter`.
  package mutating func filter(by filter: ColorFilter) { canvas.filter(by: filter) }

  /// Limits what is drawn from now on to where `content` draws something.
  package mutating func clip(toDrawingOf content: (inout GraphicsContext) -> Void) {
    let original = self
    canvas.clip { layer in
      var context = original
      context.canvas = layer
      content(&context)
    }
  }
}
