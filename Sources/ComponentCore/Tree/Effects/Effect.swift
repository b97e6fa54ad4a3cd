/// A change that a wrapper makes to the view inside it: insets, drawing, a style, or an offset.
///
///     private struct Faded: Effect {
///       var opacity = 1.0
///
///       func draw(_ content: EffectContent, on canvas: DrawingContext) {
///         var canvas = canvas
///         canvas.fade(by: opacity)
///         content.draw(on: canvas)
///       }
///     }
///
/// An effect states only what differs from a wrapper that changes nothing. One node hosts all
/// effects: ``EffectNode``.
package protocol Effect: NodeBehavior {
  // MARK: Layout

  /// The space between the edges of the wrapper and its content.
  @MainActor var insets: EdgeInsets { get }

  /// The smallest number of rows that the wrapper keeps for its content, such as one for a mark
  /// beside it.
  static var minContentHeight: Int { get }

  /// Whether the effect sets an alignment guide.
  static var setsGuides: Bool { get }

  /// Returns the position of an alignment guide.
  ///
  /// - Parameter dimensions: The size and the alignment guides of the content.
  @MainActor func guide(
    _ alignment: AxisAlignment, along axis: Axis, in dimensions: ViewDimensions
  ) -> Int?

  /// Returns the distance by which the content is moved without affecting the layout.
  @MainActor func contentOffset(in size: Size) -> Point

  /// Whether the effect changes the traits of the content.
  static var changesTraits: Bool { get }

  /// Changes what the wrapper tells its container of the content.
  @MainActor func changeTraits(_ traits: LayoutTraits)

  // MARK: Drawing

  /// Whether the effect changes what is drawn, rather than where.
  static var changesDrawing: Bool { get }

  /// Draws the content, and what the effect adds to it.
  @MainActor func draw(_ content: EffectContent, on canvas: DrawingContext)

  /// Applies the style in which the content is drawn, with gradients that span `rect`.
  @MainActor func applyStyle(to canvas: inout DrawingContext, in rect: Rect)

  /// Whether what the content presents is drawn in the style too.
  ///
  /// Presentations are drawn by the root. A style is part of drawing rather than of the
  /// environment, so that a change only repaints.
  static var isInherited: Bool { get }

  /// Whether the effect changes how far the content draws outside of its rectangle.
  static var changesOverflow: Bool { get }

  /// Returns the number of cells by which the wrapper may draw outside of its rectangle.
  @MainActor func drawingOverflow(of size: Size, contentOverflow: Int) -> Int

  /// Whether a change of the content may affect the drawing anywhere in a wrapper of `size`.
  @MainActor func repaintsAsWhole(in size: Size) -> Bool

  // MARK: Visibility

  /// Whether the content is neither drawn nor used.
  @MainActor var hidesContent: Bool { get }

  /// Whether the focus can move into the content.
  @MainActor var admitsFocus: Bool { get }

  /// Whether the pointer passes through a wrapper of `size` at `point`.
  @MainActor func isTransparentToPointer(at point: Point, in size: Size) -> Bool

  /// Returns the elements of the content for assistive technology.
  @MainActor func accessibilityElements(of content: EffectContent) -> [AccessibilityElement]
}

extension Effect {
  @MainActor package var insets: EdgeInsets { EdgeInsets() }
  package static var minContentHeight: Int { 0 }
  @MainActor package func contentOffset(in size: Size) -> Point { .zero }

  package static var setsGuides: Bool { false }

  @MainActor package func guide(
    _ alignment: AxisAlignment, along axis: Axis, in dimensions: ViewDimensions
  ) -> Int? { nil }

  package static var changesTraits: Bool { false }
  @MainActor package func changeTraits(_ traits: LayoutTraits) {}

  package static var changesDrawing: Bool { true }

  @MainActor package func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    applyStyle(to: &canvas, in: Rect(size: content.size))
    content.draw(on: canvas)
  }

  @MainActor package func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {}
  package static var isInherited: Bool { false }

  package static var changesOverflow: Bool { false }
  @MainActor package func drawingOverflow(of size: Size, contentOverflow: Int) -> Int {
    contentOverflow
  }
  @MainActor package func repaintsAsWhole(in size: Size) -> Bool { false }

  @MainActor package var hidesContent: Bool { false }
  @MainActor package var admitsFocus: Bool { true }
  @MainActor package func isTransparentToPointer(at point: Point, in size: Size) -> Bool { false }

  @MainActor package func accessibilityElements(of content: EffectContent) -> [AccessibilityElement]
  {
    content.accessibilityElements()
  }
}

/// The content of an effect, as the effect sees it.
@MainActor
package struct EffectContent {
  let node: ContainerNode

  /// The size of the wrapper.
  package var size: Size { node.rect.size }
  package var environment: EnvironmentValues { node.environment }
  package var shaper: any TextShaper { node.tree.shaper }

  /// Draws the content.
  package func draw(on canvas: DrawingContext) {
    node.paintChildren(on: canvas)
  }

  /// Returns the glyphs of a border.
  package func glyphs(of style: BorderStyle) -> [Glyph] {
    node.tree.borderGlyphs.glyphs(of: style, usesASCII: environment.usesASCII, shaper: shaper)
  }

  /// Returns the glyphs of a mark, which are kept.
  package func glyphs(ofMark mark: String) -> ArraySlice<Glyph> {
    node.tree.borderGlyphs.glyphs(of: mark, shaper: shaper)[...]
  }

  /// Returns the elements of the content for assistive technology.
  func accessibilityElements() -> [AccessibilityElement] {
    node.contentAccessibilityElements()
  }

  /// Creates an element of the wrapper for assistive technology.
  func accessibilityElement(
    _ role: AccessibilityRole, label: String = "", value: String = "",
    states: AccessibilityStates = [], children: [AccessibilityElement] = []
  ) -> AccessibilityElement {
    node.accessibilityElement(
      role, label: label, value: value, states: states, children: children)
  }
}
