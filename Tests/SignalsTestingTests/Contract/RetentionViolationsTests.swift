import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RetentionViolationsTests {
  @Test func acceptsOperatorsThatReleaseValues() {
    #expect(retentionViolations(keeping: 0) { $0.map(\.number) } == [])
    #expect(
      retentionViolations(keeping: 0) { $0.filter { $0.number > 3 }.eraseToAnyPublisher() } == [])
    #expect(retentionViolations { $0.removeDuplicates() } == [])
    #expect(retentionViolations { $0.merge(with: $0) } == [])
    #expect(retentionViolations { $0.scan(nil as TrackedValue?) { $1 } } == [])
    #expect(retentionViolations { $0.flatMapLatest { Just($0) } } == [])
    #expect(retentionViolations(keeping: 9) { $0.collect(10) } == [])
    #expect(retentionViolations(keeping: 2) { $0.combineLatest($0) } == [])
  }

  @Test func namesAnOperatorThatKeepsAllValues() {
    #expect(retentionViolations { $0.collect() } == ["It kept 100 values of 100, not 1."])
  }

  @Test func namesAnOperatorThatKeepsValuesAfterItsEnd() {
    let kept = CurrentValueSubject<[TrackedValue], Never>([])
    let violations = retentionViolations(keeping: 1_000) { upstream in
      upstream.handleEvents(receiveOutput: { value in kept.value.append(value) })
    }
    #expect(
      violations == [
        "It kept 100 values when it was cancelled.",
        "It kept 100 values when its upstream finished.",
        "It kept 100 values when its upstream failed.",
      ])
  }

  @Test func comparesAndHashesNumbers() {
    let values = CurrentValueSubject<[TrackedValue], Never>([])
    _ = retentionViolations { upstream in
      upstream.handleEvents(receiveOutput: { value in values.value.append(value) })
    }
    let all = values.value
    #expect(all.count == 300)
    #expect(all[0] == all[100] && all[0] != all[1])
    #expect(Set(all).count == 100)
  }
}
