import Components
import TerminalHarness
import Testing

@testable import Terminal

@MainActor @Suite(.timeLimit(.minutes(5))) struct SessionConfigurationTests {
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
}
