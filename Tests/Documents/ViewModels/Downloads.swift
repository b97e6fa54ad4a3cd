import Signals

/// One download, which reports its progress until it is complete or fails.
@MainActor class Download: ObservableObject {
  enum Status: Equatable {
    case waiting
    case loading(Double)
    case done
    case failed
  }

  let name: String
  @Published fileprivate(set) var status = Status.waiting

  init(name: String) {
    self.name = name
  }
}

/// A list of downloads of which two run at a time.
@MainActor class DownloadList: ObservableObject {
  @Published private(set) var downloads: [Download] = []
  @Published private(set) var finished = 0

  private let requests = PassthroughSubject<Download, Never>()
  private var cancellables: Set<AnyCancellable> = []

  init(load: @escaping @Sendable (String) -> AnyPublisher<Double, any Error>) {
    requests
      .flatMap(maxPublishers: .max(2)) { download in
        load(download.name)
          .map { Download.Status.loading($0) }
          .append(.done)
          .replaceError(with: .failed)
          .map { (download, $0) }
      }
      .sink(on: MainActor.shared) { [weak self] download, status in
        download.status = status
        if status == .done || status == .failed {
          self?.finished += 1
        }
      }
      .store(in: &cancellables)
  }

  func add(_ name: String) {
    let download = Download(name: name)
    download.objectWillChange
      .sink(on: MainActor.shared) { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
    downloads.append(download)
    requests.send(download)
  }
}
