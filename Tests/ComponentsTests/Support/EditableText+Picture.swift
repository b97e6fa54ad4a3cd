import Components

/// What has become of a text, with `|` for the cursor and brackets around what is selected.
func edited(_ text: String, _ commands: EditCommand...) -> String {
  var text = EditableText(text)
  var killedText = ""
  for command in commands { text.perform(command, killedText: &killedText) }
  return text.picture
}

extension EditableText {
  /// The text with `|` for the cursor and brackets around what is selected.
  var picture: String {
    let before = String(characters[..<selection.lowerBound])
    let inside = String(characters[selection])
    let after = String(characters[selection.upperBound...])
    if inside.isEmpty { return before + "|" + after }
    return before + (cursor == selection.lowerBound ? "[|\(inside)]" : "[\(inside)|]") + after
  }
}
