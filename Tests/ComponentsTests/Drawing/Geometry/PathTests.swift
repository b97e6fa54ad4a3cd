import Testing

@testable import Components

@Suite(.timeLimit(.minutes(5))) struct PathTests {
  private func picture(_ path: Path) -> String {
    let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
    return path.rect.rows.map { y in
      String(path.rect.columns.map { blocks[Int(path.quadrants(at: Point(x: $0, y: y)).rawValue)] })
    }.joined(separator: "\n")
  }

  @Test func rectangleCoversItsCells() {
    #expect(picture(Path(Rect(x: 3, y: 1, width: 3, height: 2))) == "███\n███")
  }

  @Test func roundsCorners() {
    let rect = Rect(x: 0, y: 0, width: 6, height: 2)
    #expect(picture(Path(roundedRect: rect, cornerRadius: 2)) == "▟████▙\n▜████▛")
    #expect(Path(roundedRect: rect, cornerRadius: 0).isRectangle)
  }

  @Test func limitsTheRadiusToItsSize() {
    let rect = Rect(x: 0, y: 0, width: 8, height: 2)
    #expect(
      picture(Path(roundedRect: rect, cornerRadius: 99))
        == picture(Path(roundedRect: rect, cornerRadius: 2)))
  }

  @Test func isEmptyOutside() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 6, height: 3))
    #expect(path.quadrants(at: Point(x: -1, y: 1)).isEmpty)
    #expect(path.quadrants(at: Point(x: 6, y: 1)).isEmpty)
    #expect(path.quadrants(at: Point(x: 3, y: 1)) == .all)
  }

  @Test func insetsByAColumnAndHalfARow() throws {
    let inset = try #require(Path(Rect(x: 0, y: 0, width: 4, height: 2)).inset)
    #expect(picture(inset) == " ▄▄ \n ▀▀ ")
    #expect(Path(Rect(x: 0, y: 0, width: 2, height: 2)).inset == nil)
  }
}
