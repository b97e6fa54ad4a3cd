import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ShapeViewTests {
  @Test func drawsTheLastStyleInFront() {
    let screen = Screen(columns: 4, rows: 2) { Rectangle().fill(.red).stroke(.blue) }
    #expect(screen.text == "┌──┐\n└──┘")
    #expect(screen.frame[1, 0].attributes.foreground == .blue)
    #expect(screen.frame[1, 0].attributes.background == .red)
  }

  @Test func followsPublishers() {
    let fills = PassthroughSubject<Color, Never>()
    let lines = CurrentValueSubject<Color, Never>(.blue)
    let screen = Screen(columns: 4, rows: 2) {
      Rectangle().stroke(.green).fill(fills).strokeBorder(lines)
    }
    fills.send(.red)
    #expect(screen.text == "┌──┐\n└──┘")
    #expect(screen.frame[1, 0].attributes.background == .red)
    lines.send(.yellow)
    #expect(screen.frame[1, 0].attributes.foreground == .yellow)
  }
}
