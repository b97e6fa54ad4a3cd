import Components
import TerminalHarness
import TestSupport
import Testing

@testable import Terminal

@MainActor @Suite(.watchdog) struct SessionConfigurationTests {
  @Test func overridesTheTerminalsSize() throws {
    let pair = TerminalPair(columns: 100, rows: 30)
    let device = try #require(Device(path: pair.path))
    defer { device.release() }
    var configuration = Session.Configuration()
    #expect(configuration.size(on: device) == Size(width: 100, height: 30))
    configuration.columns = 40
    #expect(configuration.size(on: device) == Size(width: 40, height: 30))
    configuration.rows = 10
    #expect(configuration.size(on: device) == Size(width: 40, height: 10))
  }

  @Test func limitsTheSizeToWhatMemoryHolds() throws {
    let pair = TerminalPair(columns: 0xFFFF, rows: 0xFFFF)
    let device = try #require(Device(path: pair.path))
    defer { device.release() }
    let configuration = Session.Configuration()
    #expect(configuration.size(on: device) == Size(width: 4_096, height: 256))
    let reported = Size(width: 1 << 24, height: 1 << 24)
    #expect(
      configuration.size(on: device, reported: reported) == Size(width: 4_096, height: 256))
    let narrow = Size(width: 1, height: 1 << 24)
    #expect(configuration.size(on: device, reported: narrow) == Size(width: 1, height: 4_096))
  }
}
