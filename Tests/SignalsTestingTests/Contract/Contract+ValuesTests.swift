import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractValuesTests {
  @Test func comparesOutputWithTheModel() {
    #expect(contractViolations(expecting: { $0.map { $0 + 1 } }) { $0.map { $0 + 1 } } == [])
    #expect(
      contractViolations(expecting: { $0 }) { $0.map { $0 + 1 } } == [
        "It sent [1] where [0] was expected.",
        "It sent [1, 2, 3, 4, 5, 6, 7, 8] where [0, 1, 2, 3, 4, 5, 6, 7] was expected.",
      ])
  }

  @Test func comparesTheOutputSoFar() {
    #expect(contractViolations(expectingSoFar: { $0.map { $0 + 1 } }) { $0.map { $0 + 1 } } == [])
    // Each holds one value back, the second one for ever.
    #expect(
      contractViolations(expecting: { $0 }, expectingSoFar: { $0 }) {
        $0.collect(2).flatMap { $0.publisher }
      } == ["It had sent [] after [0], where [0] was expected."])
    #expect(
      contractViolations(expectingSoFar: { $0 }) { $0.pairwise().map(\.previous) } == [
        "It had sent [] after [0], where [0] was expected."
      ])
  }

  @Test func comparesTheOutputSoFarOfTwoUpstreams() {
    #expect(contractViolations(expectingSoFar: { $0 }) { $0.merge(with: $1) } == [])
  }

  @Test func upstreamsSendInTurn() {
    let violations = contractViolations(expecting: { $0.filter { $0.isMultiple(of: 2) } }) {
      $1.filter { _ in false }.merge(with: $0)
    }
    #expect(violations == [])
  }
}
