import ComponentCore

/// A run of frames, arranged for drawing: by when things are visible and which colors they take.
///
/// Each cell has a history, the frames in which it changes. Neighbors that change in the same
/// frames are drawn together, once for each of the contents that they have in turn. Areas of one
/// history of colors are joined, so a frame in which only colors change adds nothing but colors.
struct Picture {
  /// The number of columns and rows of the largest frame.
  private(set) var columns = 0
  private(set) var rows = 0
  /// The number of frames.
  private(set) var frameCount = 0
  /// The backgrounds of cells, by their colors.
  private(set) var backgrounds = PictureLayer()
  /// The drawings on the backgrounds, by the frames in which they are visible.
  private(set) var layers: [(visibility: Track<Bool>, layer: PictureLayer)] = []

  private let drawsText: Bool
  private var histories: [Track<PictureCell>] = []
  private var indices: [Track<Bool>: Int] = [:]

  /// Creates the picture of a run of frames, of which there is at least one.
  ///
  /// - Parameter drawsText: Whether the picture contains the characters that are not drawn as
  ///   shapes.
  init(_ frames: [Frame], drawsText: Bool = true) {
    self.drawsText = drawsText
    columns = frames.map(\.columns).max() ?? 0
    rows = frames.map(\.rows).max() ?? 0
    frameCount = frames.count
    readHistories(of: frames)
    for y in 0..<rows {
      addBackgrounds(ofRow: y)
      for run in runs(inRow: y) { add(run, row: y) }
    }
    addCursor(of: frames)
    histories = []
  }

  private mutating func readHistories(of frames: [Frame]) {
    histories = Array(repeating: Track(), count: columns * rows)
    for (index, frame) in frames.enumerated() {
      let previous = index > 0 ? frames[index - 1] : nil
      for y in 0..<rows where previous.map({ $0.hasRow(y, of: frame) }) != true {
        for x in 0..<columns {
          histories[y * columns + x].append(frame.pictureCell(x, y), at: index)
        }
      }
    }
  }

  private mutating func addBackgrounds(ofRow y: Int) {
    for x in 0..<columns {
      let inks = histories[y * columns + x].map { $0.background ?? .transparent }
      if inks.constant == .transparent { continue }
      backgrounds.fill(
        PictureRect(
          x: Double(x) * DrawnGlyph.width, y: Double(y) * DrawnGlyph.height,
          width: DrawnGlyph.width, height: DrawnGlyph.height), inks)
    }
  }

  // MARK: Runs

  /// Cells of a row whose contents change in the same frames, with the same history of colors.
  private struct Run {
    var columns: [Int]
    var inks: Track<Ink>
    var frames: [Int]
  }

  private func runs(inRow y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<columns {
      let history = histories[y * columns + x]
      let inks = history.compactMap { $0.glyph == nil ? nil : $0.ink }
      if inks.values.isEmpty { continue }
      let frames = history.map(\.glyph).frames
      // Blanks that never change do not interrupt a run.
      if let last = runs.last, last.inks == inks, last.frames == frames {
        runs[runs.count - 1].columns.append(x)
      } else {
        runs.append(Run(columns: [x], inks: inks, frames: frames))
      }
    }
    return runs
  }

  private mutating func add(_ run: Run, row y: Int) {
    let tracks = run.columns.map { histories[y * columns + $0].map(\.glyph).values }
    var visibilities: [(contents: [PictureCell.Glyph?], track: Track<Bool>)] = []
    for index in run.frames.indices {
      let contents = tracks.map { $0[index] }
      for other in visibilities.indices {
        visibilities[other].track.append(
          visibilities[other].contents == contents, at: run.frames[index])
      }
      if visibilities.contains(where: { $0.contents == contents }) { continue }
      var track = Track(false)
      if run.frames[index] == 0 { track = Track(true) }
      track.append(true, at: run.frames[index])
      visibilities.append((contents, track))
    }
    let drawsText = drawsText
    for (contents, track) in visibilities {
      for (x, glyph) in zip(run.columns, contents) {
        guard let glyph else { continue }
        withLayer(visible: track) {
          $0.add(glyph, column: x, row: y, inks: run.inks, drawsText: drawsText)
        }
      }
    }
  }

  private mutating func withLayer(visible: Track<Bool>, _ body: (inout PictureLayer) -> Void) {
    let index = indices[visible] ?? layers.count
    if index == layers.count {
      indices[visible] = index
      layers.append((visible, PictureLayer()))
    }
    body(&layers[index].layer)
  }

  /// Draws the text cursor as a bar before its cell.
  private mutating func addCursor(of frames: [Frame]) {
    for cursor in Set(frames.compactMap(\.cursor)).sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      var track = Track<Bool>()
      for (index, frame) in frames.enumerated() { track.append(frame.cursor == cursor, at: index) }
      let rect = PictureRect(
        x: Double(cursor.x) * DrawnGlyph.width, y: Double(cursor.y) * DrawnGlyph.height + 1,
        width: 2, height: DrawnGlyph.height - 2)
      withLayer(visible: track) { $0.fill(rect, Track(.text)) }
    }
  }
}

extension Frame {
  /// Whether row `y` equals that of `other`.
  fileprivate func hasRow(_ y: Int, of other: Frame) -> Bool {
    if columns != other.columns || rows != other.rows { return false }
    return y >= rows || cellRows[y] == other.cellRows[y]
  }
}
