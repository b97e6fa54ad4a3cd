import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TicTacToeTests {
  private let screen = program(33, 19) { TicTacToeView() }

  @Test func isPlayedWithTheKeyboard() throws {
    try screen.requireSnapshot("empty")
    screen.press(.tab, .enter)
    #expect(screen.find("X") != nil)
    #expect(screen.find("O to move") != nil)
    while screen.focus?.text != "New Game" { screen.press(.tab) }
    screen.press(.enter)
    #expect(screen.find("X to move") != nil)
  }

  @Test func threeInARowWin() throws {
    for column in [6, 16, 26] {
      screen.click(column: column, row: 4)
      screen.click(column: column, row: 8)
    }
    try screen.requireSnapshot("won")
    try screen.click("New Game")
    #expect(screen.find("X to move") != nil)
  }

  @Test func isPlayedWithTheMouse() throws {
    screen.click(column: 16, row: 8)
    #expect(screen.find("O to move") != nil)
    screen.click(column: 16, row: 8)
    #expect(screen.find("O to move") != nil)
    screen.click(column: 6, row: 4)
    try screen.requireSnapshot("two squares", includesStyles: true)
  }
}
