import Components
import Signals
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct TreeSchedulingTests {
  @Test func runsAnActionInTheNextFrame() {
    let fixture = NodeFixture()
    var count = 0
    let timer = fixture.tree.schedule(after: .seconds(1)) { count += 1 }
    fixture.scheduler.advance(by: .seconds(1))
    #expect(count == 0)
    _ = fixture.tree.render()
    #expect(count == 1)
    withExtendedLifetime(timer) {}
  }

  @Test func cancelledTimersDoNotRun() {
    let fixture = NodeFixture()
    var count = 0
    fixture.tree.schedule(after: .seconds(1)) { count += 1 }.cancel()
    fixture.scheduler.advance(by: .seconds(2))
    _ = fixture.tree.render()
    #expect(count == 0)
  }
}
