import ComponentCore

/// The view that has the focus, as it appears on a screen.
public struct FocusedView: Hashable, Sendable {
  /// The part of the screen that it covers. Empty if it is scrolled out of sight.
  public var area: Rect
  /// Its words as they stand on the screen: without borders, with one space between the words of a
  /// row and a line feed between rows.
  public var text: String
}

extension Screen {
  /// The view that has the focus; `nil` if no view has it.
  ///
  ///     screen.press(.tab)
  ///     #expect(screen.focus?.text == "Save")
  public var focus: FocusedView? {
    let frame = frame
    return focusedArea.map { FocusedView(area: $0, text: frame.words(in: $0)) }
  }
}
