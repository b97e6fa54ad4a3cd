/// The node of a text without an appearance of its own.
final class TextNode: TextLayoutNode, ReusableNode, TextDisplaying {
  var string = "" {
    didSet { if string != oldValue { textDidChange() } }
  }

  var displayedText: String { string }

  override func shape(into text: inout ShapedText) {
    append(string, to: &text)
  }
}
