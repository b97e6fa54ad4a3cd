extension Attributes: CustomStringConvertible {
  /// The attributes that are set, in words, such as `bold red on blue`; `plain` if there are none.
  ///
  /// Text effects that are set to `false` are left out.
  public var description: String {
    let words =
      effects
      + [
        underlineStyle?.description, foreground?.description, background.map { "on \($0)" },
        tint.map { "tint \($0)" },
      ].compactMap(\.self)
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }

  private var effects: [String] {
    let effects = [
      (isBold, "bold"), (isDim, "dim"), (isItalic, "italic"), (isUnderlined, "underlined"),
      (isStrikethrough, "strikethrough"), (isReversed, "reversed"),
    ]
    return effects.filter { $0.0 == true }.map(\.1)
  }
}

extension TextLineStyle {
  /// The pattern and the color of the line, such as `curly red line`.
  fileprivate var description: String {
    ["\(pattern)", color?.description, "line"].compactMap(\.self).joined(separator: " ")
  }
}
