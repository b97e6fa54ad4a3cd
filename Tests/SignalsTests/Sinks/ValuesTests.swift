import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ValuesTests {
  private let subject = PassthroughSubject<Int, MarbleError>()

  @Test func buffersABurst() async throws {
    var values = subject.values.makeAsyncIterator()
    for value in 0..<10_000 { subject.send(value) }
    subject.send(completion: .finished)
    var received: [Int] = []
    while let value = try await values.next() { received.append(value) }
    #expect(received == Array(0..<10_000))
  }

  @Test(arguments: [
    (BufferingPolicy.unbounded, [1, 2, 3, 4, 5]), (.newest(2), [4, 5]), (.oldest(2), [1, 2]),
  ])
  func respectsTheBufferingPolicy(buffering: BufferingPolicy, expected: [Int]) async throws {
    var values = subject.values(buffering: buffering).makeAsyncIterator()
    for value in 1...5 { subject.send(value) }
    subject.send(completion: .finished)
    var received: [Int] = []
    while let value = try await values.next() { received.append(value) }
    #expect(received == expected)
  }

  @Test(arguments: [
    (BufferingPolicy.unbounded, 0..<10_000), (.newest(1), 9_999..<10_000), (.oldest(3), 0..<3),
  ])
  func respectsTheBufferingPolicyInABurst(
    policy: BufferingPolicy, expected: Range<Int>
  ) async throws {
    var values = subject.values(buffering: policy).makeAsyncIterator()
    for value in 0..<10_000 { subject.send(value) }
    subject.send(completion: .finished)
    var received: [Int] = []
    while let value = try await values.next() { received.append(value) }
    #expect(received == Array(expected))
  }

  @Test func respectsTheBufferingPolicyBetweenReads() async throws {
    var values = subject.values(buffering: .newest(2)).makeAsyncIterator()
    for value in 1...5 { subject.send(value) }
    #expect(try await values.next() == 4)
    for value in 6...9 { subject.send(value) }
    #expect(try await values.next() == 8)
    #expect(try await values.next() == 9)
  }

  @Test func throttledBurstsAreReadInTime() async {
    let (burst, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
    let calm = burst.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
    var values = calm.values.makeAsyncIterator()
    for second in 0..<3 {
      for value in 0..<1_000 { burst.send(second * 1_000 + value) }
      scheduler.advance(by: .seconds(1))
    }
    burst.send(completion: .finished)
    scheduler.advance()
    var received: [Int] = []
    while let value = await values.next() { received.append(value) }
    #expect(received == [999, 1_999, 2_999])
  }
}
