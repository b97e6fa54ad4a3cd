import Components
import TextBackend

extension Screen {
  /// The text effects of the first cell of `text`, separated by spaces.
  func effects(of text: String) -> String {
    let attributes = attributes(of: text)
    return [
      (attributes?.isBold, "bold"), (attributes?.isUnderlined, "underlined"),
      (attributes?.isReversed, "reversed"), (attributes?.isDim, "dim"),
    ].compactMap { $0 == true ? $1 : nil }.joined(separator: " ")
  }
}
