import Components
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct PainterScalingTests {
  private func scaled(
    to scale: Double, columns: Int = 20, rows: Int = 7, @ViewBuilder _ content: () -> some View
  ) -> String {
    Screen(columns: columns, rows: rows, alignment: .topLeading) {
      content().scaleEffect(scale).frame(width: 13, height: 5)
    }.text
  }

  @Test func shrinksABoxAroundItsText() {
    let text = scaled(to: 0.8) {
      Text("OK").frame(width: 7, height: 1).padding(1).border(.blue, style: .rounded)
    }
    #expect(
      text == """
           ╭─────╮
           │     │
           │ OK  │
           │     │
           ╰─────╯


        """)
  }

  @Test func showsTheBackgroundThroughBlankCells() {
    let screen = Screen(columns: 9, rows: 3, alignment: .topLeading) {
      Text("a  b").scaleEffect(0.9).frame(width: 9, height: 3).background(.blue)
    }
    #expect(screen.frame[4, 1].attributes.background == .blue)
  }

  @Test(arguments: [(0.4, ""), (0.6, "界界"), (1.0, "界界")])
  func blanksAWideGlyphThatIsCutOff(scale: Double, text: String) {
    let screen = Screen(columns: 9, rows: 1, alignment: .topLeading) {
      Text("界界").scaleEffect(scale).frame(width: 4)
    }
    #expect(screen.text == text)
  }
}
