import Foundation
import SwiftUIPort

/// What a store does with an action: it changes the state, and may answer with an effect.
typealias Reducer<State, Action: Sendable, Environment> =
  (inout State, Action, Environment) -> AnyPublisher<Action, Never>?

/// A store of a state that only a reducer changes.
final class Store<State: Sendable, Action: Sendable, Environment>: ObservableObject {
  @Published private(set) var state: State

  private let environment: Environment
  private let reducer: Reducer<State, Action, Environment>
  private var effectCancellables: Set<AnyCancellable> = []

  init(
    initialState: State,
    reducer: @escaping Reducer<State, Action, Environment>,
    environment: Environment
  ) {
    self.state = initialState
    self.reducer = reducer
    self.environment = environment
  }

  func send(_ action: Action) {
    guard let effect = reducer(&state, action, environment) else {
      return
    }

    effect
      .receive(on: DispatchQueue.main)
      .sink(receiveValue: send)
      .store(in: &effectCancellables)
  }
}

struct AppState {
  var searchResult: [String] = []
}

enum AppAction {
  case setSearchResults(repos: [String])
  case search(query: String)
}

struct World {
  var search: (String) -> AnyPublisher<[String], APIError>
}

func appReducer(
  state: inout AppState, action: AppAction, environment: World
) -> AnyPublisher<AppAction, Never>? {
  switch action {
  case let .setSearchResults(repos):
    state.searchResult = repos
  case let .search(query):
    return environment.search(query)
      .replaceError(with: [])
      .map { AppAction.setSearchResults(repos: $0) }
      .eraseToAnyPublisher()
  }
  return nil
}
