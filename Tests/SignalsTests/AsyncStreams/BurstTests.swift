import Signals
import SignalsTesting
import Testing

/// More values than a task can take at once.
@Suite struct BurstTests {
  private let scheduler = TestScheduler()
  private let burst = PassthroughSubject<Int, Never>()

  /// What a task receives that begins to read after a burst of ten thousand values.
  private func received(_ buffering: BufferingPolicy) async -> [Int] {
    var values = burst.values(buffering: buffering).makeAsyncIterator()
    for value in 0..<10_000 { burst.send(value) }
    burst.send(completion: .finished)
    var received: [Int] = []
    while let value = await values.next() { received.append(value) }
    return received
  }

  @Test func unboundedKeepsAllValues() async {
    #expect(await received(.unbounded) == Array(0..<10_000))
  }

  @Test func newestKeepsTheLastValues() async {
    #expect(await received(.newest(1)) == [9_999])
  }

  @Test func oldestKeepsTheFirstValues() async {
    #expect(await received(.oldest(3)) == [0, 1, 2])
  }

  @Test func throttledBurstsAreReadInTime() async {
    let burst = burst
    let calm = burst.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
    var values = calm.values.makeAsyncIterator()
    for second in 0..<3 {
      for value in 0..<1_000 { burst.send(second * 1_000 + value) }
      scheduler.advance(by: .seconds(1))
    }
    burst.send(completion: .finished)
    var received: [Int] = []
    while let value = await values.next() { received.append(value) }
    #expect(received == [0, 999, 1_999, 2_999])
  }
}
