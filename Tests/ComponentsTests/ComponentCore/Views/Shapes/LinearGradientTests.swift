import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LinearGradientTests {
  private let gradient = LinearGradient(
    colors: [Color(white: 0.2), Color(white: 0.8)], startPoint: .top, endPoint: .bottom)

  private func shades(_ frame: Frame, column: Int) -> [Color?] {
    (0..<frame.rows).map { frame[column, $0].attributes.background }
  }

  @Test func interpolatesBetweenItsColors() {
    let frame = Screen(columns: 3, rows: 4) { gradient }.frame
    let (first, last) = (Color(white: 0.2), Color(white: 0.8))
    // The shades in the centers of the rows, from 0 to 255.
    let shades = [32, 96, 159, 223].map { first.mix(with: last, by: $0 / 255.0) }
    #expect(self.shades(frame, column: 0) == shades)
    #expect(self.shades(frame, column: 2) == shades)
  }

  @Test func showsTheFirstColorBeforeItsStart() {
    let (first, last) = (Color(white: 0.2), Color(white: 0.8))
    let expected = [first, first] + [64, 191].map { first.mix(with: last, by: $0 / 255.0) }
    let row = Screen(columns: 4, rows: 1) {
      LinearGradient(colors: [first, last], startPoint: .center, endPoint: .trailing)
    }.frame
    #expect((0..<4).map { row[$0, 0].attributes.background } == expected)
    let column = Screen(columns: 1, rows: 4) {
      LinearGradient(colors: [first, last], startPoint: .center, endPoint: .bottom)
    }.frame
    #expect(shades(column, column: 0) == expected)
  }

  @Test func isShownInBandsWithFewColors() {
    let screen = Screen(columns: 3, rows: 8, colorDepth: .ansi16) { gradient }
    let bytes = String(decoding: screen.bytes(), as: UTF8.self)
    #expect(!bytes.contains("48;2"))
    #expect(bytes.contains("100m") || bytes.contains("40m"))
  }

  @Test func isNotShownWithoutColors() {
    let screen = Screen(columns: 3, rows: 3, colorDepth: .none) { gradient }
    #expect(!String(decoding: screen.bytes(), as: UTF8.self).contains("7m"))
  }

  @Test func colorsText() {
    let screen = Screen(columns: 3, rows: 1) {
      Text("abc").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let colors = (0..<3).map { screen.frame[$0, 0].attributes.foreground }
    #expect(Set(colors).count == 3)
    #expect(screen.text == "abc")
  }

  @Test func colorOfAnInnerViewWins() {
    let screen = Screen(columns: 3, rows: 1) {
      Text("abc").foregroundStyle(.green).foregroundStyle(gradient)
    }
    #expect(screen.frame[1, 0].attributes.foreground == .green)
  }

  @Test func clearBlendsIntoTheColorWithoutDarkening() {
    #expect(Color.clear.mix(with: .red, by: 0.5) == Color.red.opacity(0.5))
    #expect(Color.red.mix(with: .red, by: 0.3) == .red)
    #expect(Color.red.mix(with: .blue, by: 1).mix(with: .blue, by: 1) != .clear)
  }
}
