import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractReentrancyTests {
  @Test func reportsOverlappingDeliveries() {
    let violations = contractViolations { UnsafeMerge($0, $1) }
    #expect(
      violations.contains(
        "A value was delivered during another event, when another thread sent during a delivery."))
    #expect(
      violations.contains(
        "A value was delivered during another event, when values were sent during a delivery."))
  }

  @Test func reportsSubscribersWithDifferentValues() {
    let violations = contractViolations { upstream in
      let count = CurrentValueSubject<Int, Never>(0)
      return upstream.map { value in
        count.value += 1
        return count.value
      }
    }
    #expect(violations.contains("It sent two subscribers different values when many threads sent."))
    #expect(
      violations.contains(
        "It sent two subscribers different values when values were sent during a delivery."))
  }
}
