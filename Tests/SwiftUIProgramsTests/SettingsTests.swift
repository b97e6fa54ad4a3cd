import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SettingsTests {
  private let screen = program(36, 8) { SettingsView() }

  @Test func editsAName() throws {
    try screen.requireSnapshot("general")
    try screen.click("Jane")
    screen.press(.end)
    screen.type(" Doe")
    try screen.click("Sound")
    try screen.click("General")
    #expect(screen.find("Jane Doe") != nil)
  }

  @Test func soundsEnableTheVolume() throws {
    try screen.click("Sound")
    try screen.requireSnapshot("sound")
    try screen.click("+")
    #expect(screen.find("Volume 5") != nil)
    try screen.click("Sounds")
    try screen.click("+")
    screen.press(.enter, .left, .enter)
    #expect(screen.find("Volume 6") != nil)
  }

  @Test func resetsAllSettings() throws {
    try screen.click("Notifications")
    try screen.click("About")
    try screen.click("Reset")
    try screen.click("General")
    #expect(screen.find("[✓] Notifications") != nil)
  }
}
