import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ShadowTests {
  @Test func isDrawnBesideItsView() {
    #expect(
      picture { Button("Go").shadow() } == """
        ╭────╮
        │ Go │▄
        ╰────╯
         ▀▀▀▀▀▀
        """)
  }

  @Test func hasItsColor() {
    let screen = Screen(columns: 8, rows: 4) { Button("Go").shadow(color: .red) }
    #expect(screen.frame[6, 2].attributes.background == .red)
    #expect(screen.frame[6, 1].attributes.foreground == .red)
    #expect(screen.frame[6, 0].attributes.foreground == nil)
  }

  @Test func isDottedInASCII() {
    #expect(
      picture { Button("Go").shadow().environment(\.usesASCII, true) } == """
        +----+
        | Go |:
        +----+:
         ::::::
        """)
  }

  @Test func isShadedWithoutColors() {
    let screen = Screen(columns: 7, rows: 4, colorDepth: .none) { Button("Go").shadow() }
    #expect(screen.text.hasSuffix("│ Go │░\n╰────╯░\n ░░░░░░"))
  }

  @Test func followsAPublisher() {
    let colors = CurrentValueSubject<Color, Never>(.clear)
    let screen = Screen(columns: 8, rows: 4) { Button("Go").shadow(color: colors) }
    #expect(screen.frame[6, 2].attributes.background == nil)
    colors.send(.green)
    #expect(screen.frame[6, 2].attributes.background == .green)
  }
}
