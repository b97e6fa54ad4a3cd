import Signals
import SignalsTesting
import TestSupport
import Testing

/// The examples of the list of operators.
@Suite(.watchdog) struct OperatorExamples {
  private let clock = TestScheduler()

  @Test func changeEachValue() {
    #expect(marbles("--a--b--c-|") { $0.map { $0.uppercased() } } == "--A--B--C-|")
    #expect(marbles("--1--x--3-|") { $0.compactMap { Int($0) } } == "--1-----3-|")
    #expect(marbles("--1--x--3-|") { $0.tryMap { try number(in: $0) } } == "--1--#")
    #expect(marbles("--1--x--3-|") { $0.map { Int($0) }.replaceNil(with: 0) } == "--1--0--3-|")
  }

  @Test func usePreviousValues() {
    #expect(marbles("--1--2--3-|") { $0.scan(0) { $0 + (Int($1) ?? 0) } } == "--1--3--6-|")
    #expect(
      marbles("--a---b---c---|") { $0.pairwise().map { $0.previous + $0.new } } == "------<ab><bc>|"
    )
    #expect(marbles("--1--2--3-|") { $0.reduce(0) { $0 + (Int($1) ?? 0) } } == "----------(6|)")
    #expect(marbles("--a--b--c-|") { $0.collect().map { $0.joined() } } == "----------(<abc>|)")
    #expect(
      marbles("--a---b---c---|") { $0.collect(2).map { $0.joined() } } == "------<ab>----(c|)")
  }

  @Test func selectValues() {
    #expect(marbles("--a-a-b-a-|") { $0.removeDuplicates() } == "--a---b-a-|")
    #expect(marbles("--a--B--c-|") { $0.filter { $0 != "B" } } == "--a-----c-|")
    #expect(marbles("--a--b--c-|") { $0.prefix(2) } == "--a--(b|)")
    #expect(marbles("--a--B--c-|") { $0.prefix { $0 != "B" } } == "--a--|")
    #expect(marbles("--a--b--c-|") { $0.dropFirst() } == "-----b--c-|")
    #expect(marbles("--A--b--A-|") { $0.drop { $0 == "A" } } == "-----b--A-|")
    #expect(marbles("--a--b--c-|") { $0.first() } == "--(a|)")
    #expect(marbles("--a--b--c-|") { $0.first { $0 != "a" } } == "-----(b|)")
    #expect(marbles("--a--b--c-|") { $0.last() } == "----------(c|)")
    #expect(marbles("--a--b--c-|") { $0.last { $0 != "c" } } == "----------(b|)")
    #expect(marbles("--a--b--c-|") { $0.ignoreOutput() } == "----------|")
    #expect(
      marbles("--a--b--c--d-|", "-------x------") { $0.prefix(untilOutputFrom: $1) } == "--a--b-|")
    #expect(
      marbles("--a--b--c--d-|", "-------x------") { $0.drop(untilOutputFrom: $1) }
        == "--------c--d-|")
  }

  @Test func addValues() {
    #expect(marbles("--a--b--|") { $0.prepend("x") } == "x-a--b--|")
    #expect(marbles("--a--b--|") { $0.append("x") } == "--a--b--(x|)")
    #expect(marbles("--------|") { $0.replaceEmpty(with: "x") } == "--------(x|)")
  }

  @Test func combineSeveralPublishers() {
    #expect(marbles("--a---c--|", "----b--|") { $0.merge(with: $1) } == "--a-b-c--|")
    #expect(marbles(["-a|", "--b|", "---c|"]) { $0.merged() } == "-abc|")
    #expect(
      marbles("-a-------b----|", "-----1--------|") { $0.combineLatest($1) { $0 + $1 } }
        == "-----<a1><b1>-|")
    #expect(
      marbles(["-a----", "-----1-"]) { $0.combinedLatest().map { $0.joined() } } == "-----<a1>")
    #expect(
      marbles("-a-b-----|", "-----1---2-----|") { $0.zip($1) { $0 + $1 } } == "-----<a1>(<b2>|)")
    #expect(marbles(["-a-b---", "-----1-"]) { $0.zipped().map { $0.joined() } } == "-----<a1>")
    #expect(
      marbles("-a---b---c---|", "---1-----2---|") { $0.withLatestFrom($1) { $0 + $1 } }
        == "-----<b1><c1>|")
  }

  @Test func createAPublisherForEachValue() {
    #expect(marbles("-a--b-----|", on: clock) { $0.flatMap { echo($0) } } == "---x-yX-Y-|")
    #expect(
      marbles("-a--b-----|", on: clock) { $0.flatMap(maxPublishers: .max(1)) { echo($0) } }
        == "---x-y--X-Y|")
    #expect(marbles("-a--b-----|", on: clock) { $0.flatMapLatest { echo($0) } } == "---x--X-Y-|")
    #expect(marbles("-a--b-----|", on: clock) { $0.flatMapFirst { echo($0) } } == "---x-y----|")
    #expect(
      marbles("-a--b-----|", on: clock) { $0.map { echo($0) }.switchToLatest() } == "---x--X-Y-|")
  }

  @Test func useTime() {
    #expect(
      marbles("-a-b----c--|", on: clock) { $0.debounce(for: .seconds(2), scheduler: clock) }
        == "-----b----c|")
    #expect(
      marbles("-ab-c----d-|", on: clock) {
        $0.throttle(for: .seconds(3), scheduler: clock, latest: true)
      }
        == "-a--c----d-|")
    #expect(
      marbles("-ab-c----d-|", on: clock) {
        $0.throttle(for: .seconds(3), scheduler: clock, latest: false)
      }
        == "-a--b----d-|")
    #expect(
      marbles("-a-b---|", on: clock) { $0.delay(for: .seconds(2), scheduler: clock) }
        == "---a-b---|")
    #expect(
      marbles("-a-b-----c|", on: clock) { $0.timeout(.seconds(3), scheduler: clock) } == "-a-b--|")
    #expect(
      marbles("-a-b---c|", on: clock) {
        $0.measureInterval(using: clock).map { Int($0.components.seconds) }
      } == "-1-2---4|")
    #expect(marbles("-a-b---|", on: clock) { $0.receive(on: clock) } == "-a-b---|")
    #expect(marbles("-(abc)-d-|", on: clock) { $0.buffer(.newest(2), on: clock) } == "-(bc)--d-|")
    #expect(marbles("-(abc)-d-|", on: clock) { $0.buffer(.oldest(2), on: clock) } == "-(ab)--d-|")
    #expect(
      marbles("-a-b---c----|", on: clock) {
        $0.collect(.byTime(clock, .seconds(4))).map { $0.joined() }
      } == "----<ab>c---|")
  }

  @Test func handleFailures() throws {
    #expect(marbles("-a-#") { $0.catch { _ in Just("x") } } == "-a-(x|)")
    #expect(
      marbles("-a-#") { $0.tryCatch { _ in Just("x") }.mapError { _ in MarbleError() } }
        == "-a-(x|)")
    #expect(marbles("-a-#") { $0.replaceError(with: "x") } == "-a-(x|)")
    #expect(marbles("-a-#") { $0.mapError { _ in Overheated() } } == "-a-#")
    #expect(Recorder(Fail<Int, Overheated>(error: Overheated()).mapToResult()).values.count == 1)

    let attempts = ColdPublisher("-a-#", on: clock)
    let recorder = Recorder(attempts.retry(1, after: .seconds(2), on: clock), on: clock)
    try clock.run()
    #expect(recorder.marbles == "-a----a-#")
    #expect(attempts.subscriptions == ["^--#", "-----^--#"])
  }

  private func echo(_ name: String) -> ColdPublisher<String> {
    ColdPublisher("--x-y|", on: clock) { name == "a" ? $0 : $0.uppercased() }
  }
}

private func number(in text: String) throws(NoNumber) -> Int {
  guard let number = Int(text) else { throw NoNumber() }
  return number
}

private struct NoNumber: Error {}

private struct Overheated: Error {}
