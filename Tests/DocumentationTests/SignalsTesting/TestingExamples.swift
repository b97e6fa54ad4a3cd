import Signals
import SignalsTesting
import Testing

/// The examples of the articles of SignalsTesting.
@Suite(.timeLimit(.minutes(1))) struct TestingExamples {
  @Test func time() {
    let clock = TestScheduler()
    let ticks = Recorder(Interval(every: .seconds(1), on: clock), on: clock)
    clock.advance(by: .seconds(3))
    #expect(ticks.values == [0, 1, 2])
    #expect(ticks.marbles == "-012")
  }

  @Test func marblesInTime() throws {
    let clock = TestScheduler()
    let result = marbles("-a-b----c--|", on: clock) {
      $0.debounce(for: .seconds(2), scheduler: clock)
    }
    try result.expect("-----b----c|")
  }

  @Test func hotAndCold() {
    let clock = TestScheduler()
    let answers = ColdPublisher("--a-b|", on: clock)
    let recorder = Recorder(answers.prefix(1), on: clock)
    clock.run()
    #expect(recorder.marbles == "--(a|)")
    #expect(answers.subscriptions == ["^-!"])
  }

  @Test func waiting() async throws {
    let titles = PassthroughSubject<String, Never>()
    let recorder = Recorder(titles)
    Task.detached {
      titles.send("a")
      titles.send("b")
      titles.send(completion: .finished)
    }
    #expect(try await recorder.next(2) == ["a", "b"])
    #expect(try await recorder.nextCompletion() == .finished)
    try recorder.expectNoMore()
  }

  @Test func tasks() {
    let clock = TestScheduler()
    let titles = CurrentValueSubject<String, Never>("Connecting")
    let task = Task(executorPreference: clock) {
      try await Task.sleep(for: .seconds(5), clock: clock)
      titles.send("Connected")
    }
    clock.advance(by: .seconds(4))
    #expect(titles.value == "Connecting")
    clock.advance(by: .seconds(1))
    #expect(titles.value == "Connected")
    task.cancel()
  }

  @Test func contract() {
    #expect(contractViolations { $0.map { $0 + 1 } } == [])
  }

  @Test func leaks() {
    let leaks = LeakCheck()
    let titles = PassthroughSubject<String, Never>()
    do {
      let token = leaks.token("the closure")
      let subscription = titles.sink { _ in withExtendedLifetime(token) {} }
      subscription.cancel()
    }
    #expect(leaks.survivors == [])
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func randomInput(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let values = (0..<100).map { _ in Int.random(in: 0..<10, using: &random) }
    let recorder = Recorder(values.publisher.removeDuplicates())
    #expect(
      zip(recorder.values, recorder.values.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed)")
  }

  @Test func overview() {
    #expect(marbles("--a-a-b-|") { $0.removeDuplicates() } == "--a---b-|")
  }

  @Test func frameworks() {
    let titles = PassthroughSubject<String, Never>()
    let recorder = Recorder(titles.prefix(2))
    titles.send("a")
    #expect(recorder.values == ["a"])  // in XCTest: XCTAssertEqual(recorder.values, ["a"])
  }
}
