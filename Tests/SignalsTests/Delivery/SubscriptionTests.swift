import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct SubscriptionTests {
  private let count = CurrentValueSubject<Int, Never>(0)

  private func makeHandler() -> CancellationHandler {
    CancellationHandler { [count] in count.value += 1 }
  }

  @Test func runsItsActionOnce() {
    let handler = makeHandler()
    #expect(handler.isActive)
    handler.cancel()
    handler.cancel()
    #expect(!handler.isActive)
    #expect(count.value == 1)
  }

  @Test func doesNotRunItsActionAfterItWasDeactivated() {
    let handler = makeHandler()
    handler.deactivate()
    handler.cancel()
    #expect(!handler.isActive)
    #expect(count.value == 0)
  }

  @Test func releasesItsActionWhenCancelled() {
    let leaks = LeakCheck()
    let handler = CancellationHandler { [token = leaks.token("the action")] in
      withExtendedLifetime(token) {}
    }
    #expect(leaks.survivors == ["the action"])
    handler.cancel()
    #expect(leaks.survivors == [])
  }
}
