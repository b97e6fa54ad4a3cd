import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractViolationsTests {
  @Test func acceptsACorrectOperator() {
    #expect(contractViolations { $0.map { $0 + 1 } } == [])
    #expect(contractViolations { $0.merge(with: $1) } == [])
    #expect(contractViolations { [$0, $1].merged() } == [])
  }

  @Test func anExitTestFindsATrap() async {
    await #expect(processExitsWith: .failure) {
      _ = contractViolations { $0.collect().map { $0[$0.count - 1] } }
    }
  }
}
