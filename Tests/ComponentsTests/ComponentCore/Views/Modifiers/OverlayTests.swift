import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct OverlayTests {
  @Test func isDrawnInFront() {
    let text = picture { Text("abcde").overlay(alignment: .trailing) { Text("X") } }
    #expect(text == "abcdX")
  }

  @Test func doesNotChangeTheSize() {
    #expect(picture { Text("ab").overlay { Text("long") }.border() } == "╭──╮\n│l…│\n╰──╯")
  }

  @Test func followsAPublisher() {
    let colors = PassthroughSubject<Color, Never>()
    let screen = Screen(columns: 3, rows: 1) {
      Text("").frame(width: 3, height: 1).overlay(colors, in: .rect)
    }
    for color in [Color.red, .blue] {
      colors.send(color)
      #expect(screen.frame[1, 0].attributes.background == color)
    }
  }
}
