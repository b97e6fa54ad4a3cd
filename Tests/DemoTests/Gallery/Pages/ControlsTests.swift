import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct ControlsTests {
  @Test func fitsAStandardTerminal() {
    let lines = screen(of: .controls).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.contains("╭ Sound ─") && $0.contains("╭ Player ─") })
    #expect(lines.contains { $0.contains("◂ drag me, or Shift-→ ▸") })
    #expect(lines.last == "")
  }

  @Test func everyControlWorksByKeyboard() {
    let screen = screen(of: .controls)
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.text.contains("◔ 45% of the power"))
    screen.press(.tab)
    screen.press(.space)
    #expect(screen.text.contains("Mute ━━●"))
    #expect(screen.text.contains("○ 0% of the power"))
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.text.contains("Speakers: 3 [-] [+]"))
    screen.press("f", modifiers: .control)
    screen.type("na")
    #expect(!screen.text.contains("So What"))
    screen.press(.tab)
    screen.press(.delete)
    #expect(!screen.text.contains("Naima"))
  }

  @Test func buttonsReset() {
    let screen = screen(of: .controls)
    #expect(screen.text.contains("  Apply   [ Reset ]"))
  }

  @Test func theMarkIsDragged() {
    let screen = screen(of: .controls)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let row = lines.firstIndex(where: { $0.contains("drag me") }) else {
      Issue.record("no mark")
      return
    }
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 40, y: row))))
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 50, y: row))))
    let moved = screen.text.split(separator: "\n", omittingEmptySubsequences: false)[row]
    #expect(moved == String(repeating: " ", count: 10) + lines[row])
  }
}
