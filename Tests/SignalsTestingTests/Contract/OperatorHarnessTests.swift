import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct OperatorHarnessTests {
  private let contract = Contract<Merged>(
    upstreams: 2
  ) { Merged($0[0], $0[1]) }

  private typealias Merged = UnsafeMerge<AnyPublisher<Int, ContractError>>

  @Test func upstreamsSendInTurn() {
    let harness = contract.makeHarness()
    let recorders = harness.inputs.map { Recorder($0.subject) }
    harness.send(0..<5)
    harness.complete()
    #expect(recorders.map(\.values) == [[0, 2, 4], [1, 3]])
    #expect(recorders.map(\.completion) == [.finished, .finished])
  }

  @Test func countsActiveSubscriptions() {
    let harness = contract.makeHarness()
    #expect(harness.activeSubscriptions == 0)
    let recorder = Recorder(harness.result)
    #expect(harness.activeSubscriptions == 2)
    harness.inputs[0].subject.send(completion: .finished)
    #expect(harness.activeSubscriptions == 1)
    recorder.cancel()
    #expect(harness.activeSubscriptions == 0)
  }
}
