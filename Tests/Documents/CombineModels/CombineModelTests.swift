import Foundation
import SwiftUIPort
import TestSupport
import Testing

/// View models in the spelling of articles about Combine, with other imports. The timers are those
/// of the main run loop.
@Suite(.watchdog) @MainActor struct CombineModelTests {
  /// Waits until `publisher` sends a value that satisfies `condition`.
  private func wait<Value: Sendable>(
    for publisher: Published<Value>.Publisher, until condition: (Value) -> Bool
  ) async {
    for await value in publisher.values where condition(value) { return }
  }

  @Test func signUpFormValidatesAfterAPause() async {
    let form = SignUpFormViewModel()
    form.username = "Jo"
    await wait(for: form.$usernameMessage) { !$0.isEmpty }
    #expect(form.usernameMessage == "User name must at least have 3 characters")
    await wait(for: form.$passwordMessage) { !$0.isEmpty }
    #expect(form.passwordMessage == "Password must not be empty")
    form.username = "Johanna"
    form.password = "secret"
    form.passwordAgain = "secret"
    await wait(for: form.$isValid) { $0 }
    #expect(form.usernameMessage == "")
    #expect(form.passwordMessage == "")
  }

  private final class FlakyService: MovieService {
    var failures = 0
    private(set) var queries: [String] = []

    func search(_ query: String) -> AnyPublisher<[Movie], APIError> {
      Deferred { () -> AnyPublisher<[Movie], APIError> in
        self.queries.append(query)
        if self.failures > 0 {
          self.failures -= 1
          return Fail(error: .badResponse).eraseToAnyPublisher()
        }
        return Just([Movie(id: 1, title: query)]).setFailureType(to: APIError.self)
          .eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
    }
  }

  @Test func searchTriesAgain() async {
    let service = FlakyService()
    let model = MovieSearchViewModel(service: service)
    service.failures = 2
    for query in ["Al", "Ali", "Alien"] { model.query = query }
    await wait(for: model.$movies) { !$0.isEmpty }
    #expect(model.movies.map(\.title) == ["Alien"])
    #expect(service.queries == ["Alien", "Alien", "Alien"])
    #expect(!model.isLoading && model.errorMessage == nil)
    service.failures = 3
    model.query = "Aliens"
    await wait(for: model.$movies) { $0.isEmpty }
    #expect(model.errorMessage == "Something went wrong")
    #expect(!model.isLoading)
  }

  @Test func storeRunsEffects() async {
    let store = Store(
      initialState: AppState(), reducer: appReducer,
      environment: World(search: { query in
        Just([query, query]).setFailureType(to: APIError.self).eraseToAnyPublisher()
      }))
    store.send(.search(query: "swift"))
    #expect(store.state.searchResult.isEmpty)
    await wait(for: store.$state) { !$0.searchResult.isEmpty }
    #expect(store.state.searchResult == ["swift", "swift"])
  }

  @Test func downloadsRunTwoAtATime() async throws {
    let files = (0..<3).map { _ in PassthroughSubject<Double, any Error>() }
    let urls = try (0..<3).map { try #require(URL(string: "https://example.com/\($0)")) }
    var started: [URL] = []
    let manager = DownloadManager { url in
      started.append(url)
      return files[urls.firstIndex(of: url) ?? 0].eraseToAnyPublisher()
    }
    var changes = 0
    let subscription = manager.objectWillChange.sink { _ in changes += 1 }
    for url in urls { manager.download(url) }
    #expect(started == Array(urls.prefix(2)))
    files[0].send(0.5)
    await wait(for: manager.items[0].$progress) { $0 == 0.5 }
    files[0].send(completion: .finished)
    #expect(manager.items.map(\.isFinished) == [true, false, false])
    #expect(started == urls)
    files[1].send(completion: .failure(APIError.badResponse))
    await wait(for: manager.items[1].$progress) { $0 == -1 }
    // Three items, two changes of the progress, two ends.
    #expect(changes == 7)
    subscription.cancel()
  }

  @Test func pagesFollowUntilTheLast() async {
    var requests: [Int] = []
    let source = ContentDataSource { page in
      requests.append(page)
      let items = (0..<10).map { ListItem(id: page * 10 + $0) }
      return Just(ListResponse(items: items, hasMorePages: page < 2))
        .setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
    #expect(source.isLoadingPage)
    await wait(for: source.$items) { $0.count == 10 }
    #expect(!source.isLoadingPage)
    source.loadMoreContentIfNeeded(currentItem: source.items[2])
    #expect(requests == [1])
    source.loadMoreContentIfNeeded(currentItem: source.items[5])
    await wait(for: source.$items) { $0.count == 20 }
    source.loadMoreContentIfNeeded(currentItem: source.items[15])
    #expect(requests == [1, 2])
  }

  @Test func stopwatchCountsUntilItStops() async {
    let watch = StopWatchManager()
    watch.start()
    await wait(for: watch.$secondsElapsed) { $0 > 0.25 }
    #expect(watch.mode == .running)
    watch.stop()
    #expect(watch.secondsElapsed == 0)
    #expect(watch.mode == .stopped)
  }

  @Test func weatherFollowsTheCity() async {
    let model = WeatherViewModel { city in
      Just(["sun in \(city)"]).setFailureType(to: APIError.self).eraseToAnyPublisher()
    }
    for city in ["R", "Ro", "Rome"] { model.city = city }
    await wait(for: model.$dataSource) { !$0.isEmpty }
    #expect(model.dataSource == ["SUN IN ROME"])
  }

  @Test func nameIsLookedUp() async {
    let model = NameViewModel()
    model.name = "ad"
    model.name = "ada"
    await wait(for: model.$isTaken) { $0 == true }
    model.name = "grace"
    await wait(for: model.$isTaken) { $0 == false }
  }
}
