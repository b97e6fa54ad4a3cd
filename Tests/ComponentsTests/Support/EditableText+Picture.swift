import Components

/// Returns the picture of a text after some commands.
func edited(_ text: String, _ commands: EditCommand...) -> String {
  var text = EditableText(text)
  var killedText = ""
  for command in commands { text.perform(command, killedText: &killedText) }
  return text.picture
}

extension EditableText {
  /// The text with `|` for the cursor and brackets around the selection.
  var picture: String {
    let before = String(characters[0..<selection.lowerBound])
    let inside = String(characters[selection])
    let after = String(characters[selection.upperBound..<characters.count])
    if inside.isEmpty { return before + "|" + after }
    return before + (cursor == selection.lowerBound ? "[|\(inside)]" : "[\(inside)|]") + after
  }
}
