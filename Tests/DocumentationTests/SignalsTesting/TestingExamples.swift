import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

/// The examples of the articles of SignalsTesting.
@Suite(.watchdog) struct TestingExamples {
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

  @Test func tables() {
    struct User: Hashable, Sendable {
      let name: String
    }
    let users = ["a": User(name: "Ada"), "b": User(name: "Bob")]
    let changes = marbles("-a-a-b|", values: users, frame: .milliseconds(100)) {
      $0.removeDuplicates()
    }
    #expect(changes == "   -a---b|")
  }

  @Test func hotAndCold() throws {
    let clock = TestScheduler()
    let answers = ColdPublisher("--a-b|", on: clock)
    let recorder = Recorder(answers.prefix(1), on: clock)
    try clock.run()
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

  @Test func futures() {
    let clock = TestScheduler()
    let attempts = CurrentValueSubject<Int, Never>(0)
    let answer = Future { () async throws(MarbleError) -> String in
      attempts.value += 1
      if attempts.value < 3 { throw MarbleError() }
      return "a"
    }
    let recorder = Recorder(answer.retry(3, after: .seconds(1), on: clock), on: clock)
    clock.advance(by: .seconds(2))
    #expect(recorder.marbles == "--(a|)")
  }

  @Test func expectationsInTime() async throws {
    let clock = TestScheduler()
    let ticks = Recorder(Interval(every: .seconds(2), on: clock), on: clock)
    try await ticks.expectNone(for: .seconds(1))
    #expect(try await ticks.next(within: .seconds(1)) == 0)
  }

  @Test func contract() {
    #expect(contractViolations { $0.map { $0 + 1 } } == [])
    #expect(contractViolations(mayResubscribe: true) { $0.retry(2) } == [])
    #expect(contractViolations(mayRecover: true) { $0.replaceError(with: 0) } == [])
    #expect(contractViolations(expecting: { $0.suffix(1) }) { $0.last() } == [])
    #expect(contractViolations(expectingSoFar: { $0 }) { $0.removeDuplicates() } == [])
    #expect(retentionViolations { $0.removeDuplicates() } == [])
    #expect(retentionViolations(keeping: 9) { $0.collect(10) } == [])
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

  @Test func collections() {
    let todos = ObservableArray(["eat"])
    let recorder = Recorder(todos)
    todos.append("sleep")
    #expect(recorder.values.map(\.description) == [#"reset ["eat"]"#, #"insert ["sleep"] at 1"#])
    #expect(recorder.stepViolations() == [])

    let violations = collectionViolations {
      $0.sorted(by: >)
    } expecting: {
      $0.sorted(by: >)
    }
    #expect(violations == [])
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
