import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct WindowTests {
  @Test func aWindowShowsItsContent() {
    #expect(picture { Window("Clock", id: "clock") { Text("12:00") } } == "12:00")
  }

  @Test func aWindowHasATitle() {
    let screen = Screen(columns: 5, rows: 1) { Window("Clock", id: "clock") { Text("12:00") } }
    let group = Screen(columns: 5, rows: 1) { WindowGroup("Clock", id: "clock") { Text("12:00") } }
    #expect(screen.windowTitle == "Clock")
    #expect(group.windowTitle == "Clock")
  }

  @Test func aGroupOfWindowsHasAnIdentity() {
    #expect(picture { WindowGroup(id: "clock") { Text("12:00") } } == "12:00")
  }
}
