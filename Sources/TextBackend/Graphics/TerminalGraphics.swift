import ComponentCore

/// The way in which a terminal shows pictures over its cells.
package struct TerminalGraphics: Hashable, Sendable {
  /// The sequences of a picture.
  package enum Format: Hashable, Sendable {
    /// The terminal stores pictures, and shows parts of them in rectangles of cells (kitty's
    /// graphics protocol).
    case kitty
    /// Pictures of at most 256 colors are drawn at the cursor, and writing text erases them
    /// (sixel).
    case sixel
    /// Pictures are drawn at the cursor as files, and writing text erases them (iTerm2's inline
    /// images).
    case inlineImages
  }

  package var format: Format
  /// Whether pictures are drawn among the text, which erases them and is scrolled by them.
  var drawsAtCursor: Bool { format != .kitty }
  /// The width and the height of a cell in pixels.
  package var pixelsPerCell: Size

  package init(_ format: Format, pixelsPerCell: Size) {
    self.format = format
    self.pixelsPerCell = pixelsPerCell
  }

  /// Returns the number of pixels of a picture, or `nil` if it is too large.
  func pixelSize(of picture: CellPicture) -> Size? {
    let (width, isTooWide) = picture.size.width.multipliedReportingOverflow(by: pixelsPerCell.width)
    let (height, isTooHigh) =
      picture.size.height.multipliedReportingOverflow(by: pixelsPerCell.height)
    guard !isTooWide, !isTooHigh, width > 0, height > 0, max(width, height) <= longestSide,
      width * height <= TerminalGraphics.pixelLimit
    else { return nil }
    return Size(width: width, height: height)
  }

  /// The largest number of pixels of all pictures that are shown together.
  static let pixelLimit = 1 << 23

  /// The largest number of pixels in a row or a column. By default, xterm shows no wider ones.
  private var longestSide: Int { format == .kitty ? 1 << 14 : 1_000 }
}
