import ComponentCore

extension Screen {
  /// Presses keys one after the other.
  ///
  ///     screen.press(.tab, .tab, .enter)
  public func press(_ first: Key, _ second: Key, _ others: Key...) {
    for key in [first, second] + others { press(key) }
  }

  /// Presses a key `count` times.
  ///
  ///     screen.press(.down, times: 3)
  public func press(_ key: Key, times count: Int) {
    for _ in 0..<max(0, count) { press(key) }
  }

  /// Pastes `text`, as a terminal does with the text of the clipboard.
  ///
  /// - Returns: Whether a view has handled it.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    send(.paste(text))
  }
}
