import Foundation
import SwiftUIPort

/// A forecast for the city that the user types.
class WeatherViewModel: ObservableObject, Identifiable {
  @Published var city: String = ""
  @Published var dataSource: [String] = []
  private let fetcher: (String) -> AnyPublisher<[String], APIError>
  private var disposables = Set<AnyCancellable>()

  init(
    fetcher: @escaping (String) -> AnyPublisher<[String], APIError>,
    scheduler: DispatchQueue = .main
  ) {
    self.fetcher = fetcher
    $city
      .dropFirst(1)
      .debounce(for: .seconds(0.5), scheduler: scheduler)
      .sink(receiveValue: fetchWeather(forCity:))
      .store(in: &disposables)
  }

  func fetchWeather(forCity city: String) {
    fetcher(city)
      .map { response in
        response.map { $0.uppercased() }
      }
      .map(Array.init)
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { [weak self] value in
          guard let self = self else { return }
          switch value {
          case .failure:
            self.dataSource = []
          case .finished:
            break
          }
        },
        receiveValue: { [weak self] forecast in
          guard let self = self else { return }
          self.dataSource = forecast
        }
      )
      .store(in: &disposables)
  }
}
