import ComponentCore

extension Frame {
  /// Returns the frame as an SVG image in one file, without scripts.
  ///
  ///     try save(screen.frame.svg(), as: "screen.svg")
  ///
  /// A cell is 9 units wide and 19 high. Box drawing characters, block elements and braille are
  /// drawn as shapes, so lines join in every font; all other characters are text, which is fitted
  /// into its cells. Hyperlinks lead to their destinations if these begin with `https:`, `http:`
  /// or `mailto:`.
  ///
  /// - Parameter colorScheme: Whether the terminal's own colors are those of a light or a dark
  ///   background; `nil` to follow the reader's preference. Exact colors are always the same.
  public func svg(colorScheme: ColorScheme? = nil) -> String {
    var writer = SVGWriter(Picture([self]), PictureStyles(colorScheme))
    return writer.document()
  }
}

extension FrameRecording {
  /// Returns the recording as an animated SVG image in one file, without scripts, that begins
  /// again when it ends.
  ///
  /// The image contains each part of the screen once for each of its contents, and the times at
  /// which contents and colors change. Readers who prefer reduced motion, and programs without
  /// animation, see the first frame. ``Frame/svg(colorScheme:)`` describes the rest.
  ///
  /// - Parameter colorScheme: Whether the terminal's own colors are those of a light or a dark
  ///   background; `nil` to follow the reader's preference. Exact colors are always the same.
  public func svg(colorScheme: ColorScheme? = nil) -> String {
    let shown = shownEntries
    let seconds = duration / .seconds(1)
    let percents = shown.map { seconds > 0 ? $0.time / .seconds(1) / seconds * 100 : 0 }
    var writer = SVGWriter(
      Picture(shown.map(\.frame)), PictureStyles(colorScheme, percents: percents))
    return writer.document(duration: seconds)
  }
}
