import Foundation
import SwiftUIPort

struct Movie: Decodable, Hashable, Sendable {
  let id: Int
  let title: String
}

enum APIError: Error {
  case badResponse
}

protocol MovieService {
  func search(_ query: String) -> AnyPublisher<[Movie], APIError>
}

/// A search while the user types, with retries.
class MovieSearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var movies: [Movie] = []
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?

  private let service: MovieService
  private var cancellables = Set<AnyCancellable>()

  init(service: MovieService) {
    self.service = service

    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .handleEvents(receiveOutput: { [weak self] _ in
        self?.isLoading = true
        self?.errorMessage = nil
      })
      .map { [weak self] query -> AnyPublisher<[Movie], Never> in
        guard let self = self else { return Empty().eraseToAnyPublisher() }
        return self.service.search(query)
          .retry(2)
          .handleEvents(
            receiveSubscription: { _ in },
            receiveCompletion: { completion in
              if case .failure = completion { self.errorMessage = "Something went wrong" }
            }
          )
          .replaceError(with: [])
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] movies in
        self?.isLoading = false
        self?.movies = movies
      }
      .store(in: &cancellables)
  }
}
