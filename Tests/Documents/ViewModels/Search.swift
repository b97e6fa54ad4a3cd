import Signals

struct Repository: Equatable {
  let name: String
}

enum SearchError: Error {
  case offline
}

/// A search that waits for a pause in typing, tries again, and leaves results that come too late.
@MainActor class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var repositories: [Repository] = []
  @Published private(set) var isLoading = false

  private var cancellables = Set<AnyCancellable>()

  init(
    scheduler: AnyScheduler,
    search: @escaping @Sendable (String) -> AnyPublisher<[Repository], SearchError>
  ) {
    let queries =
      $query
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .map { $0.lowercased() }
      .filter { !$0.isEmpty }
      .removeDuplicates()
      .share()

    queries
      .map { _ in true }
      .assign(to: &$isLoading)

    queries
      .map { query in
        search(query)
          .retry(2)
          .replaceError(with: [])
      }
      .switchToLatest()
      .sink(on: MainActor.shared) { [weak self] repositories in
        self?.repositories = repositories
        self?.isLoading = false
      }
      .store(in: &cancellables)
  }
}
