import Components
import TextBackend

extension Screen {
  /// The text effects of the first cell of `text`, separated by spaces.
  func effects(of text: String) -> String {
    let attributes = attributes(of: text)
    return [
      (attributes?.isBold, "bold"), (attributes?.isUnderlined, "underlined"),
      (attributes?.isReversed, "reversed"), (isSelected(text), "selected"),
      (attributes?.isDim, "dim"),
    ].compactMap { $0 == true ? $1 : nil }.joined(separator: " ")
  }

  /// Whether the first cell of `text` has the colors that the standard theme has for a selection.
  func isSelected(_ text: String) -> Bool { attributes(of: text)?.isSelected == true }
}

extension Attributes {
  /// Whether the colors are those that the standard theme has for a selection.
  var isSelected: Bool {
    [Theme.standard.dark, Theme.standard.light].contains {
      background == $0.selection && foreground == $0.onSelection
    }
  }
}
