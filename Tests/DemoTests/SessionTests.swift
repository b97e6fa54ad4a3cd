import Foundation
import Testing

/// A program on a real, if virtual, terminal: however it ends, the terminal is as it was.
@Suite(.serialized) struct SessionTests {
  private func expectGivenBack(_ terminal: PseudoTerminal) {
    #expect(terminal.modes.before == terminal.modes.after)
    #expect(terminal.modesLeft() == [])
    #expect(terminal.text.contains("\u{1B}[?1049h"))
  }

  @Test func qEndsIt() {
    let terminal = PseudoTerminal("Demo")
    #expect(terminal.shows("Select All"))
    terminal.type("q")
    #expect(terminal.end() == "0")
    expectGivenBack(terminal)
  }

  @Test func controlCEndsItAsItEndsOthers() {
    let terminal = PseudoTerminal("Demo")
    #expect(terminal.shows("Select All"))
    terminal.type("\u{03}")
    #expect(terminal.end() == "\(128 + SIGINT)")
    expectGivenBack(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV])
  func aSignalEndsIt(number: Int32) {
    let terminal = PseudoTerminal("Demo")
    #expect(terminal.shows("Select All"))
    terminal.signal(number)
    #expect(terminal.end() == "\(128 + number)")
    expectGivenBack(terminal)
  }

  @Test func keysAndTheMousePressButtons() {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    #expect(terminal.shows("Multicolor"))
    let tabs = 7
    terminal.type(String(repeating: "\t", count: tabs + 1) + "\r")
    #expect(terminal.shows("Title changing: pressed once."))
    terminal.type("\u{1B}[<0;40;10M\u{1B}[<0;40;10m")
    #expect(terminal.shows("Color"))
    #expect(terminal.shows("pressed once."))
    terminal.type("q")
    #expect(terminal.end() == "0")
    expectGivenBack(terminal)
  }

  @Test func drawsAnewInAnotherSize() {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    #expect(terminal.shows("Multicolor"))
    for (columns, rows) in [(20, 5), (1, 1), (80, 24)] as [(UInt16, UInt16)] {
      let clears = terminal.text.components(separatedBy: "\u{1B}[2J").count
      terminal.resize(columns: columns, rows: rows)
      #expect(terminal.shows { $0.components(separatedBy: "\u{1B}[2J").count > clears })
    }
    terminal.type("q")
    #expect(terminal.end() == "0")
    expectGivenBack(terminal)
  }

  @Test func goesOnAfterAStop() {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    #expect(terminal.shows("Multicolor"))
    terminal.type("\u{1A}")
    #expect(terminal.shows("stopped"))
    #expect(terminal.modesLeft(before: "stopped") == [])
    #expect(terminal.shows { $0.components(separatedBy: "Multicolor").count > 2 })
    terminal.type("q")
    #expect(terminal.end() == "0")
    expectGivenBack(terminal)
  }

  @Test func endsAfterAsManyChangesAsItIsTold() {
    let terminal = PseudoTerminal("Demo", ["--interval", "0.01", "--frames", "3"])
    #expect(terminal.end() == "0")
    expectGivenBack(terminal)
  }

  @Test func theProgramOfTheReadmeRuns() {
    let terminal = PseudoTerminal("Panel")
    #expect(terminal.shows("Waiting"))
    terminal.type("\t\r")
    #expect(terminal.shows("Pressed."))
    terminal.type("q")
    #expect(terminal.end() == "0")
    expectGivenBack(terminal)
  }
}
