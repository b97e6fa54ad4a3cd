import ComponentCore

extension Screen {
  /// Compares the newest frame with a picture of text.
  ///
  ///     try screen.requireText(
  ///       """
  ///       ╭────╮
  ///       │ Go │
  ///       ╰────╯
  ///       """)
  ///
  /// Trailing spaces and trailing blank rows make no difference.
  ///
  /// - Throws: A ``ScreenError`` that shows both pictures side by side, with marks below the cells
  ///   that differ.
  public func requireText(_ expected: String) throws {
    let comparison = TextComparison(
      expected: expected, actual: text, titles: ("expected", "screen"))
    if comparison.isSame { return }
    throw ScreenError(
      "The screen differs in \(comparison.count):\n\(comparison.text)")
  }

  /// Compares the newest frame with a picture that is stored in a file beside the test.
  ///
  ///     try screen.requireSnapshot("empty form")
  ///
  /// The file is `Snapshots/FormTests.empty-form.txt`, if the test stands in `FormTests.swift`.
  /// With a value in the environment variable `UPDATE_SNAPSHOTS`, as in
  /// `UPDATE_SNAPSHOTS=1 swift test`, the file is written instead. Trailing spaces and trailing
  /// blank rows make no difference.
  ///
  /// - Parameters:
  ///   - name: The name of the picture, by default that of the test function. Characters other
  ///     than letters, digits, hyphens and underscores become hyphens.
  ///   - includesStyles: Whether the colors and text effects are compared too: the file then also
  ///     contains ``Frame/styles``.
  ///   - filePath: The test's file.
  /// - Throws: A ``ScreenError`` that shows both pictures side by side, with marks below the cells
  ///   that differ, or the picture if there is no file or it cannot be written.
  public func requireSnapshot(
    _ name: String = #function, includesStyles: Bool = false, filePath: String = #filePath
  ) throws {
    let snapshot = Snapshot(name: name, testFile: filePath)
    try snapshot.require(
      includesStyles ? "\(text)\n\n\(frame.styles)" : text, isUpdating: Snapshot.isUpdating)
  }
}
