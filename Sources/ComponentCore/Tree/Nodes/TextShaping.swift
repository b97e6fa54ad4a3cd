/// A node that keeps glyphs of the tree's shaper.
package protocol TextShaping: LayoutNode {
  /// Called when the glyphs have become invalid, to shape the text again.
  func shaperDidReset()
}

extension Node {
  /// Shapes the text of this node and its descendants again.
  func shapeTextAgain() {
    (self as? any TextShaping)?.shaperDidReset()
    for child in children { child.shapeTextAgain() }
  }
}
