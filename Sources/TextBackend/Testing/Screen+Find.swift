import ComponentCore

extension Screen {
  /// Returns the first area that shows `text`, in reading order, or `nil` if there is none.
  ///
  ///     let area = screen.find("Save")
  ///     #expect(area?.origin == Point(x: 2, y: 1))
  ///
  /// A text is found within a row: one that is wrapped or truncated is not. It may be a part of a
  /// longer text.
  public func find(_ text: String) -> Rect? {
    findAll(text).first
  }

  /// Returns the areas that show `text`, in reading order, without overlaps.
  public func findAll(_ text: String) -> [Rect] {
    frame.findAll(text)
  }

  /// Returns the colors and text effects of the first cell that shows `text`, or `nil` if the text
  /// is not on the screen.
  public func attributes(of text: String) -> Attributes? {
    let frame = frame
    return frame.findAll(text).first.map { frame[$0.origin.x, $0.origin.y].attributes }
  }

  /// Returns what the color of a text means: the roles that have it in `theme`.
  ///
  ///     #expect(screen.roles(of: "A name is required.").contains(.error))
  ///
  /// There are several if roles share a color, and none if the text has another color or is not on
  /// the screen. Text without a color of its own has the role `text`.
  public func roles(of text: String, in theme: Theme = .standard) -> Set<Theme.Role> {
    guard let attributes = attributes(of: text) else { return [] }
    let colors = theme.colors(in: colorScheme)
    let shown = colorDepth.isFew ? colors.onFewColors : colors
    return Set(Theme.Role.allCases.filter { shown[$0] == attributes.foreground ?? .primary })
  }

  /// Returns the middle of the only text `text` that a test can mean.
  ///
  /// If the text is on the screen several times, those count that a click would focus, and among
  /// these a view that shows nothing else.
  func position(of text: String) throws -> Point {
    let areas = findAll(text)
    guard let first = areas.first else { throw missing(text) }
    if areas.count == 1 { return first.middle }
    let targets = areas.compactMap { area in
      focusableArea(at: area.middle).map { (area: area, view: $0) }
    }
    if let target = targets.first, targets.count == 1 { return target.area.middle }
    let frame = frame
    let exact = targets.filter { frame.words(in: $0.view) == text }
    if let target = exact.first, exact.count == 1 { return target.area.middle }
    throw ambiguous(text, areas)
  }

  private func missing(_ text: String) -> ScreenError {
    ScreenError("“\(text)” is not on the screen:\n\(framedPicture)")
  }

  private func ambiguous(_ text: String, _ areas: [Rect]) -> ScreenError {
    let places = areas.map { "(\($0.origin.x), \($0.origin.y))" }.joined(separator: ", ")
    return ScreenError(
      "“\(text)” is on the screen \(areas.count) times, in columns and rows \(places):\n"
        + framedPicture)
  }

  /// The newest frame as text, with a line around it.
  private var framedPicture: String {
    let frame = frame
    let line = String(repeating: "─", count: frame.columns)
    let rows = (0..<frame.rows).map { "│" + frame.cells(row: $0).map(\.text).joined() + "│" }
    return (["┌\(line)┐"] + rows + ["└\(line)┘"]).joined(separator: "\n")
  }
}

extension Rect {
  fileprivate var middle: Point {
    Point(x: origin.x + (size.width - 1) / 2, y: origin.y + (size.height - 1) / 2)
  }
}
