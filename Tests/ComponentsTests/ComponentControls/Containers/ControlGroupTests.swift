import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ControlGroupTests {
  @Test func placesControlsSideBySide() {
    #expect(
      picture(20, 3) {
        ControlGroup {
          Button("Cut") {}
          Button("Copy") {}
        }
      } == """
        ╭─────╮╭──────╮
        │ Cut ││ Copy │
        ╰─────╯╰──────╯
        """)
  }

  @Test func isRowsInAMenu() {
    let screen = Screen(columns: 12, rows: 9) {
      Menu("m") { ControlGroup("Edit") { Button("Cut") {} } }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("│ Edit"))
    #expect(screen.text.contains("Cut"))
  }
}
