import ComponentCore

extension Frame {
  /// Returns the frame as a terminal with fewer colors shows it.
  ///
  ///     let svg = screen.frame.converted(to: .ansi16).svg()
  ///
  /// Each color becomes the nearest one that the terminal has. Without colors, a cell with a
  /// background becomes reversed. ``ColorDepth/trueColor`` changes nothing.
  public func converted(to colorDepth: ColorDepth) -> Frame {
    if colorDepth == .trueColor { return self }
    var downsampler = ColorDownsampler(depth: colorDepth)
    downsampler.systemPalette = systemPalette
    downsampler.hasUnderlineStyles = true
    var pool = ClusterPool()
    let grid = Grid(self, &pool)
    let cellRows = (0..<rows).map { y in
      grid.row(y).map { Cell(downsampler.downsampled($0), pool) }
    }
    return Frame(
      columns: columns, cellRows: cellRows, cursor: cursor, systemPalette: systemPalette)
  }
}

extension FrameRecording {
  /// Returns the recording as a terminal with fewer colors shows it: see
  /// ``Frame/converted(to:)``.
  public func converted(to colorDepth: ColorDepth) -> FrameRecording {
    var recording = FrameRecording()
    for entry in entries { recording.append(entry.frame.converted(to: colorDepth), at: entry.time) }
    recording.extend(to: duration)
    return recording
  }
}
