import ComponentCore

/// The pictures that a terminal shows, from which updates are computed.
struct ShownPictures {
  /// The parts of pictures that the terminal shows, each with a number that tells it from others
  /// of the same picture.
  private(set) var placements: [(part: PlacedPicture, number: Int)] = []
  /// The runs of each row of the newest grid.
  private var rows: [[PictureRun]] = []
  /// The numbers of the pictures that the terminal has stored.
  private var storedIDs: Set<Int> = []
  /// The pictures that are shown in indexed colors.
  private var indexedPictures: [Int: IndexedPicture] = [:]
  private var lastNumber = 0

  var isEmpty: Bool { placements.isEmpty }

  /// The numbers of the pictures that are shown.
  var ids: Set<Int> { Set(placements.map(\.part.id)) }

  /// Deletes all pictures, whatever the terminal shows.
  mutating func removeAll(with encoder: inout ANSIEncoder) {
    if !storedIDs.isEmpty { encoder.bytes += KittyGraphics.deleteAll.utf8 }
    placements = []
    rows = []
    storedIDs = []
  }

  /// Notes the pictures of the rows `changed` of a grid.
  ///
  /// - Returns: The parts to show, and the rectangles of those that are no longer shown.
  mutating func update(
    _ changed: some Sequence<Int>, of grid: Grid, _ pictures: PictureTable
  ) -> (parts: [PlacedPicture], removed: [Rect]) {
    rows += repeatElement([], count: max(0, grid.rows - rows.count))
    for y in changed { rows[y] = PictureRun.runs(in: grid, row: y, of: pictures) }
    let parts = [PlacedPicture](rows)
    let remaining = Set(parts)
    return (parts, placements.map(\.part).filter { !remaining.contains($0) }.map(\.target))
  }

  /// Returns a copy of `grid` with blanks under pictures.
  func blanked(_ grid: Grid) -> Grid {
    var blanked = grid
    for (y, runs) in rows.enumerated() {
      for x in runs.lazy.flatMap(\.columns) { blanked[x, y].glyph = .blankUnderPicture }
    }
    return blanked
  }

  /// Writes the sequences that show `parts`, after the cells have been written.
  ///
  /// - Parameters:
  ///   - parts: The parts of pictures to show.
  ///   - pictures: The pictures to which they refer.
  ///   - written: The rectangles of the cells that have been written, which terminals may have
  ///     erased from pictures.
  ///   - encoder: Writes the sequences.
  mutating func show(
    _ parts: [PlacedPicture], of pictures: PictureTable, over written: [Rect],
    with encoder: inout ANSIEncoder
  ) {
    guard let graphics = pictures.graphics else { return }
    var free = placements
    var kept: [PlacedPicture: Int] = [:]
    free.removeAll { entry in
      if parts.contains(entry.part) { kept[entry.part] = entry.number }
      return kept[entry.part] != nil
    }
    placements = parts.map { part in
      let isNew = kept[part] == nil
      let number = kept[part] ?? number(for: part, from: &free)
      if isNew || written.contains(where: { !$0.intersection(part.target).isEmpty }) {
        draw(part, number, of: pictures, graphics, with: &encoder)
      }
      return (part, number)
    }
    if graphics.format == .kitty { delete(free, with: &encoder) }
    indexedPictures = indexedPictures.filter { ids.contains($0.key) }
  }

  /// Returns the number of a part of the same picture that is no longer shown, which moves then,
  /// or a new number.
  private mutating func number(
    for part: PlacedPicture, from free: inout [(part: PlacedPicture, number: Int)]
  ) -> Int {
    if let index = free.firstIndex(where: { $0.part.id == part.id }) {
      return free.remove(at: index).number
    }
    lastNumber += 1
    return lastNumber
  }

  private mutating func draw(
    _ part: PlacedPicture, _ number: Int, of pictures: PictureTable, _ graphics: TerminalGraphics,
    with encoder: inout ANSIEncoder
  ) {
    guard let entry = pictures.entry(part.id) else { return }
    let cell = graphics.pixelsPerCell
    let pixels = Rect(
      x: part.source.origin.x * cell.width, y: part.source.origin.y * cell.height,
      width: part.source.size.width * cell.width, height: part.source.size.height * cell.height)
    switch graphics.format {
    case .kitty:
      if storedIDs.insert(part.id).inserted {
        encoder.bytes += KittyGraphics.transmission(of: entry)
      }
      encoder.moveToPicture(at: part.origin)
      encoder.bytes += KittyGraphics.placement(number, of: part, pixels)
    case .sixel:
      let picture = indexedPictures[part.id] ?? IndexedPicture(entry)
      indexedPictures[part.id] = picture
      encoder.moveToPicture(at: part.origin)
      encoder.bytes += SixelEncoder.bytes(for: picture, pixels)
    case .inlineImages:
      encoder.moveToPicture(at: part.origin)
      encoder.bytes += InlineImage.bytes(of: part, pixels, in: entry)
    }
    encoder.invalidateCursorPosition()
  }

  private mutating func delete(
    _ parts: [(part: PlacedPicture, number: Int)], with encoder: inout ANSIEncoder
  ) {
    for (part, number) in parts where ids.contains(part.id) {
      encoder.bytes += KittyGraphics.deletion(of: part.id, number)
    }
    for id in storedIDs.subtracting(ids).sorted() {
      encoder.bytes += KittyGraphics.deletion(of: id)
      storedIDs.remove(id)
    }
  }
}
