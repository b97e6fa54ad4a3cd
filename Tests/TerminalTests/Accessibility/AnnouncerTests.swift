import Components
import Signals
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct AnnouncerTests {
  private func screen(_ text: String) -> AccessibilityElement {
    AccessibilityElement(.screen, children: [AccessibilityElement(.text, label: text)])
  }

  private func time(_ milliseconds: Int) -> Instant {
    Instant(offset: .milliseconds(milliseconds))
  }

  @Test func linesThatTheUserHasNotCausedPauseForASecond() {
    var announcer = Announcer()
    #expect(announcer.pause(at: time(0)) == nil)
    #expect(announcer.lines(for: screen("1"), at: time(0)) == ["1"])
    #expect(announcer.pause(at: time(300)) == .milliseconds(700))
    #expect(announcer.pause(at: time(1_000)) == nil)
    // Without lines there is nothing to listen to.
    #expect(announcer.lines(for: screen("1"), at: time(1_000)) == [])
    #expect(announcer.pause(at: time(1_100)) == nil)
  }

  @Test func whatTheUserDoesIsReadAtOnce() {
    var announcer = Announcer()
    _ = announcer.lines(for: screen("1"), at: time(0))
    announcer.hasInput = true
    #expect(announcer.pause(at: time(10)) == nil)
    _ = announcer.lines(for: screen("1"), at: time(10))
    #expect(announcer.pause(at: time(20)) == .milliseconds(980))
    announcer.readAll()
    #expect(announcer.pause(at: time(20)) == nil)
    #expect(announcer.lines(for: screen("1"), at: time(20)) == ["1"])
  }
}
