import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct PainterTests {
  @Test func restoresAWideGlyphWhenItsOverlayDisappears() {
    let cover = CurrentValueSubject<String, Never>("x")
    let screen = Screen(columns: 8, rows: 1, alignment: .topLeading) {
      ZStack(alignment: .topLeading) {
        Text("a界界b")
        Text(cover).frame(width: 3, alignment: .trailing)
      }
    }
    #expect(screen.text == "a x界b")
    cover.send("")
    #expect(screen.text == "a界界b")
    cover.send("xy")
    #expect(screen.text == "axy界b")
  }

  @Test func blanksAWideGlyphAtTheClipEdge() {
    let screen = Screen(columns: 8, rows: 1, alignment: .topLeading) {
      Text("界界").frame(width: 6).frame(width: 3)
    }
    #expect(screen.text == " 界")
  }

  @Test func roundedCornersShowTheBackgroundBehind() {
    let screen = Screen(columns: 8, rows: 3, alignment: .topLeading) {
      Color.blue.frame(width: 8, height: 3).clipShape(.rect(cornerRadius: 2))
    }
    #expect(screen.text == "▟      ▙\n\n▜      ▛")
    #expect(screen.frame[0, 0].attributes.foreground == .blue)
    #expect(screen.frame[0, 0].attributes.background == nil)
    #expect(screen.frame[1, 0].attributes.background == .blue)
  }

  @Test func clippedCornersShowOnlyTheBackground() {
    let screen = Screen(columns: 8, rows: 3, alignment: .topLeading) {
      Text("abcdef\nghijkl\nmnopqr").background(.blue).clipShape(.rect(cornerRadius: 2))
    }
    #expect(screen.text == "▟bcde▙\nghijkl\n▜nopq▛")
  }
}
