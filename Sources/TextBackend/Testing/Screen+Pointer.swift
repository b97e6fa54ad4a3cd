import ComponentCore

extension Screen {
  /// Clicks the text `text`: presses and releases the left mouse button in its middle.
  ///
  ///     try screen.click("Save")
  ///
  /// If the text is on the screen several times, the click goes to the only one in a view that
  /// takes the focus, such as a button, or to the only such view that shows nothing else: `Save`
  /// is then the button *Save*, not *Save as…* or a sentence that contains the word.
  ///
  /// - Throws: A ``ScreenError`` with a picture of the screen if the text is not there, or if
  ///   several are left to choose from. ``click(column:row:)`` clicks one of them.
  public func click(_ text: String) throws {
    let point = try position(of: text)
    click(column: point.x, row: point.y)
  }

  /// Moves the pointer to the text `text`, without a button.
  ///
  /// - Throws: A ``ScreenError`` as ``click(_:)`` does.
  public func hover(_ text: String) throws {
    let point = try position(of: text)
    move(column: point.x, row: point.y)
  }

  /// Drags with the left mouse button from `start` to `end`: presses it, moves in one step, and
  /// releases it.
  public func drag(from start: Point, to end: Point) {
    send(.mouse(MouseEvent(.press(.left), at: start)))
    send(.mouse(MouseEvent(.drag(.left), at: end)))
    send(.mouse(MouseEvent(.release(.left), at: end)))
  }
}
