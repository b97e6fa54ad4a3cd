import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PathShapeTests {
  private let roof = Path { path in
    path.move(to: PathPoint(x: 0, y: 2))
    path.addLine(to: PathPoint(x: 4, y: 0))
    path.addLine(to: PathPoint(x: 8, y: 2))
  }

  @Test func isAViewOfItsArea() {
    #expect(picture { roof.frame(width: 8, height: 2) } == "  ▗▟▙▖\n▗▟    ▙▖")
  }

  @Test func isFilledStrokedAndTrimmed() {
    #expect(picture { roof.fill(.red).frame(width: 8, height: 2) } == "  ▗▟▙▖\n▗▟    ▙▖")
    #expect(picture { roof.stroke(.red).frame(width: 8, height: 2) } == "  ⢀⠔⠣⡀\n⡠⠊⠁  ⠈⠑⢄")
    #expect(
      picture { roof.trim(from: 0, to: 0.5).stroke(.red).frame(width: 8, height: 2) }
        == "  ⢀⠔⠁\n⡠⠊⠁")
  }
}
