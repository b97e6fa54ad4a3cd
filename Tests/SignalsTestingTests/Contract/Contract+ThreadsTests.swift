import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractThreadsTests {
  @Test func reportsInventedValues() {
    let count = CurrentValueSubject<Int, Never>(0)
    let violations = contractViolations { upstream in
      upstream.map { value in
        count.value += 1
        return value + count.value
      }
    }
    #expect(violations.contains("It lost, invented or reordered values when many threads sent."))
  }

  @Test func reportsALockHeldDuringADelivery() {
    var contract = Contract<LockedMerge>(
      upstreams: 2
    ) { LockedMerge($0[0], $0[1]) }
    contract.patience = 1_500
    #expect(contract.violations == ["It blocked a thread that sent during a delivery."])
  }
}
