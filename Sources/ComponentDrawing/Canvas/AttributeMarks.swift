/// Text attributes that a canvas adds to everything drawn on it.
///
///     canvas.mark([.reversed, .underlined])
///
/// A view can override the ``Attributes`` it inherits; it cannot override a mark.
package struct AttributeMarks: OptionSet, Hashable, Sendable {
  /// The bits of the marks.
  package let rawValue: UInt8

  /// Swaps the colors of text and background, or swaps them back where a view has swapped them.
  package static let reversed = AttributeMarks(rawValue: 1)
  /// Underlines text. Borders and filled areas are not underlined.
  package static let underlined = AttributeMarks(rawValue: 2)
  /// Makes everything faint.
  package static let dim = AttributeMarks(rawValue: 4)
  /// Draws text in the terminal's own color and not faint, unless it has a background. Reversed
  /// texts of several colors would look like patches.
  package static let uncolored = AttributeMarks(rawValue: 8)

  /// Creates marks from their bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

extension Attributes {
  /// Adds `marks` to these attributes.
  mutating func add(_ marks: AttributeMarks) {
    if marks.contains(.uncolored), background == nil {
      foreground = nil
      isDim = nil
    }
    if marks.contains(.reversed) { isReversed = isReversed != true }
    if marks.contains(.underlined) { isUnderlined = true }
    if marks.contains(.dim) { isDim = true }
  }
}
