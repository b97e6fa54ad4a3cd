import Foundation
import SwiftUIPort

class DownloadItem: ObservableObject, Identifiable {
  let id = UUID()
  let url: URL
  @Published var progress: Double = 0
  @Published var isFinished = false

  init(url: URL) { self.url = url }
}

/// A list of downloads, of which two run at a time.
class DownloadManager: ObservableObject {
  @Published private(set) var items: [DownloadItem] = []

  private let queue = PassthroughSubject<DownloadItem, Never>()
  private var cancellables = Set<AnyCancellable>()

  init(load: @escaping (URL) -> AnyPublisher<Double, Error>) {
    queue
      .flatMap(maxPublishers: .max(2)) { item in
        load(item.url)
          .map { (item, $0) }
          .replaceError(with: (item, -1))
          .handleEvents(receiveCompletion: { _ in item.isFinished = true })
      }
      .receive(on: DispatchQueue.main)
      .sink { item, progress in
        item.progress = progress
      }
      .store(in: &cancellables)
  }

  func download(_ url: URL) {
    let item = DownloadItem(url: url)
    item.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
    items.append(item)
    queue.send(item)
  }
}
