/// The node of a text without an appearance of its own.
final class TextNode: TextLayoutNode, ReusableNode {
  var string = "" {
    didSet { if string != oldValue { textDidChange() } }
  }

  override var displayedText: String? { string }

  override func shape(into text: inout ShapedText) {
    append(string, to: &text)
  }
}
