import ComponentCore

/// The pictures that the cells of a grid refer to.
struct PictureTable: Sendable {
  /// How the terminal shows pictures; `nil` if cells show two pixels each.
  var graphics: TerminalGraphics? {
    didSet { if graphics != oldValue { entries = [] } }
  }
  private var entries: [Entry?] = []
  private var nextID = 1
  /// The index of the picture that was drawn last.
  private var lastIndex = 0
  /// The picture for which there was no room.
  private var rejected: CellPicture?

  struct Entry: Sendable {
    /// A number that no other picture of this table has had.
    let id: Int
    let picture: CellPicture
    let pixelSize: Size
  }

  var isEmpty: Bool { entries.isEmpty }

  subscript(index: Int) -> Entry? { entries.indices.contains(index) ? entries[index] : nil }

  /// Returns the picture with a number, if there is one.
  func entry(_ id: Int) -> Entry? { entries.lazy.compactMap(\.self).first { $0.id == id } }

  /// Returns the index of `picture`, adding it if necessary; `nil` if it cannot be shown.
  ///
  /// - Parameter grid: The cells that refer to pictures. The others are removed if there is no
  ///   room.
  mutating func index(of picture: CellPicture, in grid: Grid) -> Int? {
    if let last = self[lastIndex], last.picture === picture { return lastIndex }
    guard let graphics, picture !== rejected else { return nil }
    if let index = entries.firstIndex(where: { $0?.picture.isEqual(to: picture) == true }) {
      lastIndex = index
      return index
    }
    guard max(picture.size.width, picture.size.height) < PicturePart.sideLimit,
      let size = graphics.pixelSize(of: picture), let index = freeIndex(size, grid)
    else {
      rejected = picture
      return nil
    }
    let entry = Entry(id: nextID, picture: picture, pixelSize: size)
    nextID += 1
    if index == entries.count { entries.append(entry) } else { entries[index] = entry }
    lastIndex = index
    return index
  }

  /// Removes all pictures except those with `ids`.
  mutating func keep(_ ids: Set<Int>) {
    rejected = nil
    for index in entries.indices {
      if let entry = entries[index], !ids.contains(entry.id) { entries[index] = nil }
    }
    while case .some(.none) = entries.last { entries.removeLast() }
  }

  /// Returns an index for a picture with a number of pixels, or `nil` if there is no room.
  private mutating func freeIndex(_ size: Size, _ grid: Grid) -> Int? {
    if !hasRoom(size) { keep(ids(in: grid)) }
    guard hasRoom(size) else { return nil }
    return entries.firstIndex { $0 == nil } ?? entries.count
  }

  private func hasRoom(_ size: Size) -> Bool {
    let used = entries.compactMap(\.self)
    let pixels = used.reduce(0) { $0 + $1.pixelSize.width * $1.pixelSize.height }
    return used.count < PicturePart.countLimit
      && pixels + size.width * size.height <= TerminalGraphics.pixelLimit
  }

  private func ids(in grid: Grid) -> Set<Int> {
    Set(grid.cells.compactMap { cell in cell.glyph.picturePart.flatMap { self[$0.index]?.id } })
  }
}
