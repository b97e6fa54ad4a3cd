import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct BackgroundTests {
  @Test func drawsAColorBehindTheView() {
    let screen = Screen(columns: 9, rows: 1) { Text("a").padding(.trailing, 1).background(.red) }
    #expect((0..<3).map { screen.frame[$0, 0].attributes.background } == [.red, .red, nil])
  }

  @Test func followsAPublisher() {
    let colors = PassthroughSubject<Color?, Never>()
    let screen = Screen(columns: 9, rows: 1) { Text("a").background(colors) }
    #expect(screen.frame[0, 0].attributes.background == nil)
    colors.send(.green)
    colors.send(nil)
    #expect(screen.frame[0, 0].attributes.background == .green)
    #expect(screen.text == "a")
  }

  @Test func drawsViewsBehindTheView() {
    let text = picture {
      Text("a").frame(width: 5, height: 1).background(alignment: .leading) { Text("<>") }
    }
    #expect(text == "<>a")
  }

  @Test func innerBackgroundCoversTheOuterOne() {
    let screen = Screen(columns: 9, rows: 1) {
      Text("a").background(.red).padding(.leading, 1).background(.blue)
    }
    #expect(screen.frame[0, 0].attributes.background == .blue)
    #expect(screen.frame[1, 0].attributes.background == .red)
  }
}
