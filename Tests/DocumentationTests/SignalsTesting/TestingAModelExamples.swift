import Signals
import SignalsTesting
import TestSupport
import Testing

/// The part of a search that is not about views.
struct Search: Sendable {
  let clock: AnyScheduler
  let fetch: @Sendable (String) async throws -> [String]

  /// The queries worth a search: in lower case, after a pause, and no query twice in a row.
  func queries<Failure: Error>(
    _ typed: some Publisher<String, Failure>
  ) -> some Publisher<String, Failure> {
    typed
      .map { $0.lowercased() }
      .debounce(for: .milliseconds(300), scheduler: clock)
      .removeDuplicates()
  }

  /// The answer to one query, after up to two more attempts.
  func results(for query: String) -> some Publisher<[String], Never> {
    Future { [fetch] in try await fetch(query) }
      .retry(2, after: .seconds(1), on: clock)
      .replaceError(with: ["You are offline."])
  }
}

/// What a view shows.
@MainActor final class SearchModel {
  let typed = PassthroughSubject<String, Never>()
  let changes = PassthroughSubject<[String], Never>()
  private(set) var results: [String] = []
  private var subscription: AnyCancellable?

  init(_ search: Search) {
    subscription = search.queries(typed)
      .flatMapLatest { search.results(for: $0) }
      .sink(on: MainActor.shared) { [weak self] results in
        self?.results = results
        self?.changes.send(results)
      }
  }
}

struct Offline: Error {}

/// The examples of the article on testing a model.
@Suite(.watchdog) struct TestingAModelExamples {
  @Test func waitsForAPause() throws {
    let clock = TestScheduler()
    let search = Search(clock: AnyScheduler(clock)) { _ in [] }
    let queries = marbles("a-bc------C---d----|", on: clock, frame: .milliseconds(100)) {
      search.queries($0)
    }
    try queries.expect("   ------c----------d-|")
  }

  @Test func fetchesTheResults() {
    let clock = TestScheduler()
    let search = Search(clock: AnyScheduler(clock)) { query in
      try await Task.sleep(for: .seconds(2), clock: clock)
      return ["\(query) one", "\(query) two"]
    }
    let results = Recorder(search.results(for: "swift"), on: clock)
    clock.advance(by: .seconds(1))
    #expect(results.values == [])
    clock.advance(by: .seconds(1))
    #expect(results.values == [["swift one", "swift two"]])
  }

  @Test func retriesTwice() {
    let clock = TestScheduler()
    let attempts = CurrentValueSubject<Int, Never>(0)
    let search = Search(clock: AnyScheduler(clock)) { query in
      attempts.value += 1
      if attempts.value < 3 { throw Offline() }
      return [query]
    }
    let results = Recorder(search.results(for: "swift"), on: clock)
    clock.advance(by: .seconds(1))
    #expect(attempts.value == 2)
    clock.advance(by: .seconds(1))
    #expect(results.values == [["swift"]])
  }

  @Test func givesUpInTheEnd() {
    let clock = TestScheduler()
    let search = Search(clock: AnyScheduler(clock)) { _ in throw Offline() }
    let results = Recorder(search.results(for: "swift"), on: clock)
    clock.advance(by: .seconds(60))
    #expect(results.marbles(values: ["x": ["You are offline."]]) == "--(x|)")
  }

  @Test func drawsWhatWasRecorded() {
    let clock = TestScheduler()
    let search = Search(clock: AnyScheduler(clock)) { query in
      try await Task.sleep(for: .milliseconds(400), clock: clock)
      return [query]
    }
    let typed = ColdPublisher("s-w-----i|", on: clock, frame: .milliseconds(100))
    let answers = Recorder(
      search.queries(typed).replaceError(with: "").flatMapLatest { search.results(for: $0) },
      on: clock)
    clock.advance(by: .seconds(2))
    let names = ["s": ["s"], "w": ["w"], "i": ["i"]]
    #expect(answers.marbles(values: names, frame: .milliseconds(100)) == "---------w---(i|)")
    #expect(
      answers.events == [
        .value(["w"], at: .milliseconds(900)), .value(["i"], at: .milliseconds(1_300)),
        .finished(at: .milliseconds(1_300)),
      ])
  }

  @Test func needsNoTime() {
    let results = Recorder(
      Search(clock: AnyScheduler(ImmediateScheduler())) { _ in [] }.queries(["a", "b"].publisher))
    #expect(results.values == ["a", "b"])
  }

  @Test @MainActor func showsTheResults() async throws {
    let clock = TestScheduler()
    let model = SearchModel(Search(clock: AnyScheduler(clock)) { query in [query, "more"] })
    let changes = Recorder(model.changes, on: clock)
    model.typed.send("Swi")
    model.typed.send("Swift")
    clock.advance(by: .milliseconds(300))
    #expect(try await changes.next() == ["swift", "more"])
    #expect(model.results == ["swift", "more"])
    try changes.expectNoMore()
  }

  @Test @MainActor func leavesNothingBehind() {
    let (clock, leaks) = (TestScheduler(), LeakCheck())
    do {
      let search = Search(clock: AnyScheduler(clock)) { _ in
        try await Task.sleep(for: .seconds(10), clock: clock)
        return []
      }
      let model = leaks.watch(SearchModel(search))
      model.typed.send("swift")
      clock.advance(by: .seconds(1))
    }
    clock.advance()
    #expect(leaks.survivors == [])
    #expect(clock.scheduled == 0)
  }
}
