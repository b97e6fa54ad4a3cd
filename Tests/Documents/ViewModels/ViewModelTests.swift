import Signals
import SignalsTesting
import TestSupport
import Testing

/// View models as articles about Combine write them. They change as they would there.
@Suite(.watchdog) @MainActor struct ViewModelTests {
  private let clock = TestScheduler()

  @Test func signUpFormValidatesAfterAPause() {
    let form = SignUpFormViewModel(scheduler: AnyScheduler(clock))
    let changes = Recorder(form.objectWillChange.map { 1 })
    form.username = "Jo"
    #expect(form.usernameMessage == "")
    clock.advance(by: .seconds(1))
    #expect(form.usernameMessage == "User name must at least have 3 characters")
    #expect(form.passwordMessage == "Password must not be empty")
    form.username = "Johanna"
    form.password = "secret"
    clock.advance(by: .seconds(1))
    #expect(form.usernameMessage == "")
    #expect(form.passwordMessage == "Passwords don't match")
    #expect(!form.isValid)
    form.passwordAgain = "secret"
    clock.advance(by: .seconds(1))
    #expect(form.passwordMessage == "")
    #expect(form.isValid)
    #expect(changes.values.count >= 8)
  }

  @Test func searchRetriesAndLeavesLateResults() {
    let calls = CurrentValueSubject<[String], Never>([])
    let slow = PassthroughSubject<[Repository], SearchError>()
    let model = SearchViewModel(scheduler: AnyScheduler(clock)) { query in
      Deferred { () -> AnyPublisher<[Repository], SearchError> in
        calls.value.append(query)
        if query == "slow" { return slow.eraseToAnyPublisher() }
        if calls.value.filter({ $0 == query }).count < 3 {
          return Fail(error: .offline).eraseToAnyPublisher()
        }
        return Just([Repository(name: query)]).setFailureType(to: SearchError.self)
          .eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
    }
    for query in ["S", "Sl", "Slow"] { model.query = query }
    clock.advance(by: .seconds(1))
    #expect(calls.value == ["slow"])
    #expect(model.isLoading)
    model.query = "combine"
    clock.advance(by: .seconds(1))
    #expect(calls.value == ["slow", "combine", "combine", "combine"])
    #expect(model.repositories == [Repository(name: "combine")])
    #expect(!model.isLoading)
    slow.send([Repository(name: "late")])
    #expect(model.repositories == [Repository(name: "combine")])
  }

  @Test func storeRunsEffects() {
    let facts = PassthroughSubject<String, Never>()
    let store = Store(
      initialState: CounterState(), reducer: counterReducer,
      environment: CounterEnvironment { number in
        facts.map { "\(number) is \($0)." }.first().eraseToAnyPublisher()
      })
    let states = Recorder(store.$state)
    store.send(.increment)
    store.send(.increment)
    store.send(.requestFact)
    store.send(.decrement)
    #expect(store.state == CounterState(count: 1))
    facts.send("even")
    #expect(store.state == CounterState(count: 1, fact: "2 is even."))
    #expect(states.values.map(\.count) == [0, 1, 2, 2, 1, 1])
  }

  @Test func downloadsRunTwoAtATime() {
    let files = ["a", "b", "c"].reduce(into: [:]) {
      $0[$1] = PassthroughSubject<Double, any Error>()
    }
    let started = CurrentValueSubject<[String], Never>([])
    let list = DownloadList { name in
      started.value.append(name)
      return files[name]?.eraseToAnyPublisher() ?? Empty().eraseToAnyPublisher()
    }
    let changes = Recorder(list.objectWillChange.map { 1 })
    for name in ["a", "b", "c"] { list.add(name) }
    #expect(started.value == ["a", "b"])
    files["a"]?.send(0.5)
    files["b"]?.send(completion: .failure(SearchError.offline))
    #expect(started.value == ["a", "b", "c"])
    #expect(list.downloads.map(\.status) == [.loading(0.5), .failed, .waiting])
    files["c"]?.send(completion: .finished)
    files["a"]?.send(completion: .finished)
    #expect(list.downloads.map(\.status) == [.done, .failed, .done])
    #expect(list.finished == 3)
    // Three additions, four changes of a status, three of the number.
    #expect(changes.values.count == 10)
  }

  @Test func stopwatchCountsWhileItRuns() {
    let watch = StopwatchViewModel(scheduler: AnyScheduler(clock))
    clock.advance(by: .seconds(1))
    #expect(watch.text == "0.0")
    watch.isRunning = true
    clock.advance(by: .seconds(1.25))
    watch.lap()
    watch.isRunning = false
    clock.advance(by: .seconds(5))
    #expect(watch.text == "1.2")
    watch.isRunning = true
    clock.advance(by: .seconds(0.3))
    #expect(watch.text == "1.5")
    #expect(watch.laps == [12])
  }

  @Test func pagesFollowUntilTheLast() {
    let requests = CurrentValueSubject<[Int], Never>([])
    let responses = PassthroughSubject<Page, any Error>()
    let model = PagedListViewModel { page in
      requests.value.append(page)
      return responses.first().eraseToAnyPublisher()
    }
    #expect(model.isLoadingPage)
    responses.send(Page(items: ["a", "b", "c"], isLast: false))
    #expect(model.items == ["a", "b", "c"])
    #expect(!model.isLoadingPage)
    model.loadMoreContentIfNeeded(currentItem: "a")
    model.loadMoreContentIfNeeded(currentItem: "b")
    model.loadMoreContentIfNeeded(currentItem: "b")
    #expect(requests.value == [1, 2])
    responses.send(Page(items: ["d"], isLast: true))
    #expect(model.items == ["a", "b", "c", "d"])
    model.loadMoreContentIfNeeded(currentItem: "c")
    #expect(requests.value == [1, 2])
  }
}
