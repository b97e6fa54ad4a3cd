import Signals
import Testing

@testable import SignalsTesting

@Suite struct ContractTests {
  @Test func acceptsACorrectOperator() {
    #expect(contractViolations { $0.map { $0 + 1 } } == [])
    #expect(contractViolations { $0.merge(with: $1) } == [])
  }

  @Test func comparesOutputWithTheModel() {
    #expect(contractViolations(expecting: { $0.map { $0 + 1 } }) { $0.map { $0 + 1 } } == [])
    #expect(
      contractViolations(expecting: { $0 }) { $0.map { $0 + 1 } } == [
        "It sent [1, 2, 3, 4, 5, 6, 7, 8] where [0, 1, 2, 3, 4, 5, 6, 7] was expected."
      ])
  }

  @Test func upstreamsSendInTurn() {
    let violations = contractViolations(expecting: { $0.filter { $0.isMultiple(of: 2) } }) {
      $0.merge(with: $1.filter { _ in false })
    }
    #expect(violations == [])
  }

  @Test(arguments: Fault.allCases)
  func reports(_ fault: Fault) {
    let violations = contractViolations(expecting: { $0 }) { Faulty(upstream: $0, fault: fault) }
    #expect(violations.contains(fault.violation), "\(violations)")
  }

  @Test func reportsASecondSubscription() {
    let violations = contractViolations { upstream in
      upstream.merge(with: upstream.filter { _ in false })
    }
    #expect(violations.contains("It subscribed 2 times to its upstream, not once."))
  }

  @Test func allowsResubscriptionAfterAFailure() {
    #expect(contractViolations { Resubscribing(upstream: $0) } != [])
    #expect(contractViolations(mayResubscribe: true) { Resubscribing(upstream: $0) } == [])
  }

  @Test func reportsIgnoredCancellation() {
    let kept = CurrentValueSubject<[AnyCancellable], Never>([])
    let violations = contractViolations { Uncancellable(upstream: $0, kept: kept) }
    #expect(
      violations == [
        "It kept its subscriber when it was cancelled.",
        "It stayed subscribed when it was cancelled.",
        "It sent more after it was cancelled.",
        "It sent 16 values although the first cancelled it.",
      ])
  }

  @Test func reportsJobsLeftScheduled() {
    let scheduler = TestScheduler()
    let kept = CurrentValueSubject<[AnyCancellable], Never>([])
    let violations = contractViolations(on: scheduler) {
      UncancelledDelay(upstream: $0, scheduler: scheduler, kept: kept)
    }
    #expect(violations.contains("It left 8 jobs scheduled when it was cancelled."))
    #expect(violations.contains("It sent more after it was cancelled."))
  }

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

  @Test func reportsOverlappingDeliveries() {
    let violations = contractViolations { UnsafeMerge($0, $1) }
    #expect(
      violations.contains(
        "A value was delivered during another event, when another thread sent during a delivery."))
    #expect(
      violations.contains(
        "A value was delivered during another event, when values were sent during a delivery."))
  }

  @Test func reportsALockHeldDuringADelivery() {
    var contract = Contract<LockedMerge>(
      upstreams: 2, scheduler: nil, mayResubscribe: false, model: nil
    ) { LockedMerge($0[0], $0[1]) }
    contract.timeout = .milliseconds(20)
    #expect(contract.violations == ["It blocked a thread that sent during a delivery."])
  }
}
