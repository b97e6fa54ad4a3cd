import Signals
import SignalsTesting
import Testing

@Suite struct ValuesTests {
  private let subject = PassthroughSubject<Int, MarbleError>()

  @Test func buffersABurst() async throws {
    var values = subject.values.makeAsyncIterator()
    for value in 0..<10_000 { subject.send(value) }
    subject.send(completion: .finished)
    var received: [Int] = []
    while let value = try await values.next() { received.append(value) }
    #expect(received == Array(0..<10_000))
  }

  @Test func throwsAFailureAfterTheBufferedValues() async throws {
    var values = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(completion: .failure(MarbleError()))
    #expect(try await values.next() == 1)
    await #expect(throws: MarbleError.self) { try await values.next() }
    await #expect(throws: MarbleError.self) { try await values.next() }
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

  @Test func respectsTheBufferingPolicyBetweenReads() async throws {
    var values = subject.values(buffering: .newest(2)).makeAsyncIterator()
    for value in 1...5 { subject.send(value) }
    #expect(try await values.next() == 4)
    for value in 6...9 { subject.send(value) }
    #expect(try await values.next() == 8)
    #expect(try await values.next() == 9)
  }

  @Test func wakesTheWaitingTask() async throws {
    let subject = subject
    let values = subject.values
    let (turns, turn) = AsyncStream.makeStream(of: Void.self)
    async let sum = {
      var iterator = values.makeAsyncIterator()
      turn.yield()
      var sum = 0
      while let value = try await iterator.next() {
        sum += value
        turn.yield()
      }
      return sum
    }()
    var next = turns.makeAsyncIterator()
    for value in 1...100 {
      await next.next()
      subject.send(value)
    }
    await next.next()
    subject.send(completion: .finished)
    #expect(try await sum == 5_050)
  }

  @Test func cancellingTheTaskEndsTheIteration() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    let values = subject.handleEvents(receiveCancel: { cancelled.value = true }).values
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in values { start.finish() }
    }
    for await _ in starts {}
    task.cancel()
    await task.value
    #expect(cancelled.value)
  }

  @Test func eachIteratorSubscribesSeparately() async throws {
    let values = subject.values
    var first = values.makeAsyncIterator()
    subject.send(1)
    var second = values.makeAsyncIterator()
    subject.send(2)
    #expect(try await first.next() == 1)
    #expect(try await first.next() == 2)
    #expect(try await second.next() == 2)
  }

  @Test func releasingTheIteratorCancels() {
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    var iterator: AsyncIterator? = subject.handleEvents(
      receiveCancel: { cancelled.value = true }
    ).eraseToAnyPublisher().values.makeAsyncIterator()
    #expect(iterator != nil)
    iterator = nil
    #expect(cancelled.value)
  }

  private typealias AsyncIterator = AsyncPublisher<AnyPublisher<Int, MarbleError>>.Iterator
}
