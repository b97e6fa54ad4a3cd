import Foundation
import SwiftUIPort

struct ListItem: Hashable, Sendable { let id: Int }
struct ListResponse: Sendable { let items: [ListItem]; let hasMorePages: Bool }

/// A list that loads the next page when its end comes near.
class ContentDataSource: ObservableObject {
  @Published var items: [ListItem] = []
  @Published var isLoadingPage = false
  private var currentPage = 1
  private var canLoadMorePages = true
  private let load: (Int) -> AnyPublisher<ListResponse, Error>

  init(load: @escaping (Int) -> AnyPublisher<ListResponse, Error>) {
    self.load = load
    loadMoreContent()
  }

  func loadMoreContentIfNeeded(currentItem item: ListItem?) {
    guard let item = item else {
      loadMoreContent()
      return
    }
    let thresholdIndex = items.index(items.endIndex, offsetBy: -5)
    if items.firstIndex(where: { $0.id == item.id }) == thresholdIndex {
      loadMoreContent()
    }
  }

  private func loadMoreContent() {
    guard !isLoadingPage && canLoadMorePages else {
      return
    }
    isLoadingPage = true
    load(currentPage)
      .receive(on: DispatchQueue.main)
      .handleEvents(receiveOutput: { response in
        self.canLoadMorePages = response.hasMorePages
        self.isLoadingPage = false
        self.currentPage += 1
      })
      .map({ response in
        self.items + response.items
      })
      .catch({ _ in Just(self.items) })
      .assign(to: &$items)
  }
}
