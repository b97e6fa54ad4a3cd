import Signals

struct Page: Equatable {
  let items: [String]
  let isLast: Bool
}

/// A list that loads the next page when its end appears.
@MainActor class PagedListViewModel: ObservableObject {
  @Published private(set) var items: [String] = []
  @Published private(set) var isLoadingPage = false

  private var currentPage = 1
  private var canLoadMorePages = true
  private let load: (Int) -> AnyPublisher<Page, any Error>

  init(load: @escaping (Int) -> AnyPublisher<Page, any Error>) {
    self.load = load
    loadMoreContent()
  }

  func loadMoreContentIfNeeded(currentItem item: String?) {
    guard let item = item else {
      loadMoreContent()
      return
    }

    let thresholdIndex = items.index(items.endIndex, offsetBy: -2)
    if items.firstIndex(where: { $0 == item }) == thresholdIndex {
      loadMoreContent()
    }
  }

  private func loadMoreContent() {
    guard !isLoadingPage && canLoadMorePages else {
      return
    }

    isLoadingPage = true

    load(currentPage)
      .receive(on: MainActor.shared)
      .handleEvents(receiveOutput: { response in
        MainActor.assumeIsolated {
          self.canLoadMorePages = !response.isLast
          self.isLoadingPage = false
          self.currentPage += 1
        }
      })
      .map({ response in
        MainActor.assumeIsolated { self.items + response.items }
      })
      .catch({ _ in Just(MainActor.assumeIsolated { self.items }) })
      .assign(to: &$items)
  }
}
