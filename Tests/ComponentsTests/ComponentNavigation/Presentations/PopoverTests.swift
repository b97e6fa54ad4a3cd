import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct PopoverTests {
  private let isPresented = CurrentValueSubject<Bool, Never>(true)

  private func screen(top: Int = 0, leading: Int = 0, edge: Edge = .bottom) -> Screen {
    Screen(columns: 16, rows: 6) {
      Text("[here]")
        .popover(isPresented: isPresented, arrowEdge: edge) { Button("pop").buttonStyle(.plain) }
        .padding(EdgeInsets(top: top, leading: leading))
    }
  }

  @Test func standsBelowItsView() {
    #expect(
      screen().picture == """
        [here]
        ╭─────────╮
        │ ▸ pop ◂ │
        ╰─────────╯
        """)
  }

  @Test func standsAboveIfThereIsNoSpaceBelow() {
    #expect(
      screen(top: 4).picture == """

        ╭─────────╮
        │ ▸ pop ◂ │
        ╰─────────╯
        [here]
        """)
  }

  @Test func staysOnTheScreen() {
    #expect(
      screen(leading: 9).picture == """
                 [here]
             ╭─────────╮
             │ ▸ pop ◂ │
             ╰─────────╯
        """)
  }

  @Test func standsAtTheEdgeThatIsAskedFor() {
    let screen = Screen(columns: 20, rows: 4) {
      Text("[here]")
        .popover(isPresented: isPresented, arrowEdge: .trailing) { Text("pop") }
    }
    #expect(
      screen.picture == """
        [here]╭─────╮
              │ pop │
              ╰─────╯
        """)
  }

  @Test func movesWithItsView() {
    let lengths = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 16, rows: 6) {
      Text("a").popover(isPresented: isPresented) { Text("pop") }.padding(.leading, lengths)
    }
    #expect(screen.picture == "a\n╭─────╮\n│ pop │\n╰─────╯")
    lengths.value = 2
    #expect(screen.picture == "  a\n  ╭─────╮\n  │ pop │\n  ╰─────╯")
  }

  @Test func aClickOutsideClosesIt() {
    let screen = screen()
    _ = screen.text
    screen.click(column: 2, row: 2)
    #expect(isPresented.value)
    screen.click(column: 14, row: 5)
    #expect(screen.picture == "[here]")
    #expect(!isPresented.value)
  }
}
