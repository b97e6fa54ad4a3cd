/// Text attributes that a canvas adds to everything drawn on it.
///
///     canvas.mark([.reversed, .underlined])
///
/// A view can override the ``Attributes`` it inherits; it cannot override a mark.
@usableFromInline
package struct AttributeMarks: OptionSet, Hashable, Sendable {
  /// The bits of the marks.
  @usableFromInline
  package let rawValue: UInt8

  /// Swaps the colors of text and background, or swaps them back where a view has swapped them.
  @inlinable package static var reversed: AttributeMarks { AttributeMarks(rawValue: 1) }
  /// Underlines text. Borders and filled areas are not underlined.
  @inlinable package static var underlined: AttributeMarks { AttributeMarks(rawValue: 2) }
  /// Makes everything faint.
  @inlinable package static var dim: AttributeMarks { AttributeMarks(rawValue: 4) }
  /// Draws text in the terminal's own color and not faint, unless it has a background. Selected
  /// texts of several colors would look like patches.
  @inlinable package static var uncolored: AttributeMarks { AttributeMarks(rawValue: 8) }

  /// Draws text without a background in the colors of a selection. Where the theme has none, and
  /// where text has a background, the colors are swapped as by ``reversed``.
  @inlinable package static var selected: AttributeMarks { AttributeMarks(rawValue: 16) }

  /// Creates marks from their bits.
  @inlinable
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

extension Attributes {
  /// Adds `marks` to these attributes.
  ///
  /// - Parameter hasSelectionColors: Whether the theme has colors for a selection.
  mutating func add(_ marks: AttributeMarks, hasSelectionColors: Bool) {
    if marks.contains(.uncolored), background == nil {
      foreground = nil
      isDim = nil
    }
    if marks.contains(.reversed) { isReversed = isReversed != true }
    if marks.contains(.selected) {
      if hasSelectionColors, background == nil {
        (foreground, background) = (.theme(.onSelection), .theme(.selection))
      } else {
        isReversed = isReversed != true
      }
    }
    if marks.contains(.underlined) { isUnderlined = true }
    if marks.contains(.dim) { isDim = true }
  }
}
