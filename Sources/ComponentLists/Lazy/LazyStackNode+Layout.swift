// How the layout of a lazy stack costs no more than what has changed: Rows that are inserted or
// removed outside of the window change the length of the stack and often nothing else. So the
// stack keeps the sizes and the placement of the rows of the window until one of them changes.

@_spi(Nodes) import ComponentCore

/// The size of all rows of a window.
struct WindowSize {
  /// The length across the axis that was proposed to the rows.
  let space: Int?
  /// The length of the rows, with the spacing after each.
  let length: Int
  /// The largest length of a row across the axis.
  let breadth: Int
}

/// A placement of the rows of a window: what it depends on, and where it ends.
struct WindowPlacement {
  let start: Int
  let space: Int?
  /// The length of the stack across the axis.
  let breadth: Int
  /// The end of the rows, with the spacing after the last one.
  let end: Int
}

extension LazyStackNode {
  /// Measures and places all rows again at the next layout.
  func forgetArrangement() {
    windowSizes = []
    windowPlacement = nil
  }

  /// The size to propose to a row.
  func rowSpace(_ space: Int?) -> ProposedSize {
    var proposal = ProposedSize()
    proposal[layout.axis.cross] = space
    return proposal
  }

  /// Returns the length of a row with the spacing after it; 0 for a row without views.
  func length(of row: ShownRow) -> Int {
    if let grid { return grid.length(of: row.elements, in: tracks) }
    let proposal = rowSpace(space)
    var length = 0
    for element in row.elements {
      length += element.sizeThatFits(proposal)[layout.axis] + layout.spacing
    }
    return length
  }

  // MARK: Measuring

  /// Returns the size of the stack.
  func sizeOfRows(_ proposal: ProposedSize) -> Size {
    let (axis, cross) = (layout.axis, layout.axis.cross)
    let window = windowSize(in: proposal[cross])
    let length =
      estimatedLength(ofRows: self.window.lowerBound, in: proposal[cross]) + window.length
      + estimatedLength(ofRows: rows.count - self.window.upperBound, in: proposal[cross])
    var size = Size.zero
    size[axis] = max(0, length - layout.spacing)
    size[cross] = grid == nil ? proposal[cross] ?? window.breadth : window.breadth
    return size
  }

  private func windowSize(in space: Int?) -> WindowSize {
    for size in windowSizes where size.space == space { return size }
    let (axis, cross) = (layout.axis, layout.axis.cross)
    let proposal = rowSpace(space)
    var (length, breadth) = (0, 0)
    if let grid { (length, breadth) = sizeOfLines(of: grid, in: space) }
    for index in shownWindow where grid == nil {
      for element in shown[index].elements {
        let chosen = element.sizeThatFits(proposal)
        length += chosen[axis] + layout.spacing
        breadth = max(breadth, chosen[cross])
      }
    }
    let size = WindowSize(space: space, length: length, breadth: breadth)
    if windowSizes.count == 8 { windowSizes = [] }
    windowSizes.append(size)
    return size
  }

  /// Takes over that the length has changed outside of the window, and nothing else: only the
  /// containers up to the scroll view depend on it.
  func lengthDidChange() {
    let axis = layout.axis
    guard isLaidOut, windowPlacement != nil, shown.count == shownWindow.count, !rows.hasSections
    else { return setNeedsLayout() }
    let change = sizeOfRows(proposal)[axis] - rect.size[axis]
    if change == 0 { return }
    guard grow(by: change, along: axis) else { return setNeedsLayout() }
    uncoveredRange = 0..<rect.size[axis]
  }

  // MARK: Placing

  /// Places the rows that have nodes.
  func placeRows(in size: Size) {
    let start = estimatedLength(ofRows: window.lowerBound)
    let end = placeWindow(at: start, in: size)
    placeRows(outside: start..<max(start, end), in: size)
    keepAnchor(end: size[layout.axis])
    placePinnedRows(in: size)
  }

  /// Places the rows of the window, unless they are in their places; returns their end.
  private func placeWindow(at start: Int, in size: Size) -> Int {
    let breadth = size[layout.axis.cross]
    // Guides change without a size, and headers that are kept on the screen leave their places.
    let mayStay =
      !readsGuides(for: layout.alignment)
      && (pinnedViews.isEmpty || !rows.hasSections)
    if mayStay, let last = windowPlacement, last.start == start, last.space == space,
      last.breadth == breadth
    {
      return last.end
    }
    var position = start
    placedElements.removeAll(keepingCapacity: true)
    for index in shownWindow {
      shown[index].position = position
      position = place(shown[index].elements, at: position, in: size)
      shown[index].length = position - shown[index].position
      placedElements += shown[index].elements
    }
    windowPlacement = WindowPlacement(
      start: start, space: space, breadth: breadth, end: position)
    return position
  }

  /// Places the rows that have nodes outside of the window. They may not reach into `occupied`,
  /// where the rows of the window are.
  private func placeRows(outside occupied: Range<Int>, in size: Size) {
    for index in shown.indices where !shownWindow.contains(index) {
      let row = shown[index]
      let estimated =
        row.index < window.lowerBound
        ? min(estimatedLength(ofRows: row.index), occupied.lowerBound - length(of: row))
        : occupied.upperBound + estimatedLength(ofRows: row.index - window.upperBound)
      shown[index].position = estimated
      shown[index].length = place(row.elements, at: estimated, in: size) - estimated
    }
  }

  /// Places the elements of a row; returns the position of the next row.
  @discardableResult
  func place(_ elements: [LayoutNode], at position: Int, in size: Size) -> Int {
    if let grid {
      return grid.place(elements, at: position, in: tracks, size[axis.cross]) {
        let isInPlace = $0.rect.origin == $1 && $0.isPlaced(for: $2)
        if !isInPlace { $0.place(at: $1, $2) }
      }
    }
    let (axis, cross) = (layout.axis, layout.axis.cross)
    let proposal = rowSpace(space)
    let readsGuides = readsGuides(for: layout.alignment)
    var origin = Point.zero
    origin[axis] = position
    for element in elements {
      let isPlaced = element.isPlaced(for: proposal)
      let chosen = isPlaced ? element.rect.size : element.sizeThatFits(proposal)
      origin[cross] =
        readsGuides
        ? (ViewDimensions(size).doubledGuide(layout.alignment, along: cross)
          - element.doubledGuide(layout.alignment, along: cross, in: proposal)) >> 1
        : layout.alignment.offset(of: chosen[cross], in: size[cross])
      if !isPlaced || element.rect.origin != origin { element.place(at: origin, proposal) }
      origin[axis] += chosen[axis] + layout.spacing
    }
    return origin[axis]
  }
}
