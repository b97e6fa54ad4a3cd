extension Text: Equatable {
  /// Returns whether both texts have the same parts in the same appearance. A text that follows a
  /// publisher equals no other.
  public nonisolated static func == (lhs: Text, rhs: Text) -> Bool {
    lhs.isSingleLine == rhs.isSingleLine && lhs.isDecorative == rhs.isDecorative
      && lhs.runs.elementsEqual(rhs.runs) { $0.isEqual(to: $1) }
  }
}

extension TextRun {
  /// Returns whether both parts show the same, which is not known of parts that follow publishers.
  fileprivate func isEqual(to other: TextRun) -> Bool {
    string.isConstant && other.string.isConstant && string.initial == other.string.initial
      && link == other.link
      && styles.elementsEqual(other.styles) { style, other in
        if case (.constant(let style), .constant(let other)) = (style, other) {
          style == other
        } else {
          false
        }
      }
  }
}
