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

  @Test(arguments: BlockingOperator.Occasion.allCases)
  func givesAVerdictOnAnOperatorThatBlocks(_ occasion: BlockingOperator.Occasion) {
    var contract = Contract(upstreams: 1) { BlockingOperator(upstream: $0[0], occasion: occasion) }
    contract.patience = 1_500
    #expect(
      contract.violations.contains { $0.hasPrefix("It blocked") }, "\(contract.violations)")
  }

  @Test func namesEachViolationOnce() {
    let violations = contractViolations { Uncancellable(upstream: $0, kept: .init([])) }
    #expect(violations.count == Set(violations).count)
    #expect(!violations.isEmpty)
  }
}
