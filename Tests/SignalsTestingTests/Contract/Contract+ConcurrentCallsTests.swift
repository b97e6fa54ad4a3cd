import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractConcurrentCallsTests {
  private func violations(_ kind: FaultyLock.Kind) -> [String] {
    var contract = Contract(upstreams: 1) { FaultyLock($0[0], kind) }
    contract.patience = 1_500
    return contract.violations
  }

  @Test func reportsALockThatSubscribersShare() {
    #expect(
      violations(.sharedByAll) == ["It blocked a thread that subscribed during a delivery."])
  }

  @Test func reportsALockThatCancellingWaitsFor() {
    #expect(
      violations(.heldWhileCancelling) == ["It blocked a thread that cancelled during a delivery."])
  }

  @Test func reportsValuesThatAnotherSubscriberMisses() {
    #expect(
      violations(.tried).contains(
        "It lost, invented or reordered values when another thread subscribed during a delivery."))
  }
}
