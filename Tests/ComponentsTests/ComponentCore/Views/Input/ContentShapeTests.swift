import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ContentShapeTests {
  private let log = CurrentValueSubject<String, Never>("")

  /// Creates a screen of 8 by 4 cells with two views that log taps; `face` is in front.
  private func screen(_ face: some View) -> Screen {
    Screen(columns: 8, rows: 4) {
      ZStack {
        Color.blue.onTapGesture { log.value += "b" }
        face.onTapGesture { log.value += "f" }
      }
    }
  }

  private func taps(_ screen: Screen, _ points: [(Int, Int)]) -> String {
    log.value = ""
    for (column, row) in points { screen.click(column: column, row: row) }
    return log.value
  }

  @Test func clicksOutsideTheShapePassThrough() {
    let points = [(0, 0), (3, 0), (7, 0), (0, 2), (0, 3), (4, 3)]
    #expect(taps(screen(Color.clear), points) == "ffffff")
    #expect(taps(screen(Color.clear.contentShape(Circle())), points) == "bfbfbf")
    #expect(taps(screen(Color.clear.contentShape(Rectangle())), points) == "ffffff")
  }

  @Test func buttonIsPressedOnlyInsideTheShapeOfItsLabel() {
    let screen = Screen(columns: 8, rows: 4) {
      Button {
        log.value += "!"
      } label: {
        Color.clear.contentShape(Circle())
      }
      .buttonStyle(LabelOnlyButtonStyle())
    }
    #expect(taps(screen, [(0, 0), (4, 2), (7, 3)]) == "!")
    screen.move(column: 0, row: 3)
    #expect(!screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 0, y: 3)))))
  }

  @Test func followsAPublisher() {
    let shapes = PassthroughSubject<RoundedRectangle, Never>()
    let screen = screen(Color.clear.contentShape(shapes))
    #expect(taps(screen, [(0, 0)]) == "f")
    shapes.send(RoundedRectangle(cornerRadius: 4))
    #expect(taps(screen, [(0, 0)]) == "b")
    shapes.send(RoundedRectangle(cornerRadius: 0))
    #expect(taps(screen, [(0, 0)]) == "f")
  }
}
