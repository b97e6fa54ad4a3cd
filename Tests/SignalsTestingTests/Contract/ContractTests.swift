import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractTests {
  @Test(arguments: Fault.allCases)
  func reports(_ fault: Fault) {
    let violations = contractViolations(expecting: { $0 }) { Faulty(upstream: $0, fault: fault) }
    #expect(violations.contains(fault.violation), "\(violations)")
  }

  @Test func namesEachViolationOnce() {
    let violations = contractViolations { Uncancellable(upstream: $0, kept: .init([])) }
    #expect(violations.count == Set(violations).count)
    #expect(!violations.isEmpty)
  }
}
