import Signals

typealias Reducer<State, Action, Environment> =
  @MainActor (inout State, Action, Environment) -> AnyPublisher<Action, Never>?

/// A store: a reducer changes the state and may answer with an effect, which sends more actions.
@MainActor final class Store<State: Sendable, Action: Sendable, Environment>: ObservableObject {
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
    guard let effect = reducer(&state, action, environment) else { return }

    effect
      .receive(on: MainActor.shared)
      .sink(on: MainActor.shared) { [weak self] in self?.send($0) }
      .store(in: &effectCancellables)
  }
}

struct CounterState: Equatable {
  var count = 0
  var fact: String?
}

enum CounterAction {
  case increment
  case decrement
  case requestFact
  case setFact(String)
}

struct CounterEnvironment {
  let fact: (Int) -> AnyPublisher<String, Never>
}

@MainActor func counterReducer(
  state: inout CounterState, action: CounterAction, environment: CounterEnvironment
) -> AnyPublisher<CounterAction, Never>? {
  switch action {
  case .increment:
    state.count += 1
  case .decrement:
    state.count -= 1
  case .requestFact:
    return environment.fact(state.count)
      .map { CounterAction.setFact($0) }
      .eraseToAnyPublisher()
  case .setFact(let fact):
    state.fact = fact
  }
  return nil
}
