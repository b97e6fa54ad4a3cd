import Signals

/// A stopwatch that counts tenths of a second while it runs.
@MainActor class StopwatchViewModel: ObservableObject {
  @Published private(set) var elapsed = 0
  @Published private(set) var laps: [Int] = []
  @Published var isRunning = false

  var text: String {
    "\(elapsed / 10).\(elapsed % 10)"
  }

  private var cancellables = Set<AnyCancellable>()

  init(scheduler: AnyScheduler) {
    $isRunning
      .removeDuplicates()
      .map { isRunning -> AnyPublisher<Int, Never> in
        isRunning
          ? Interval(every: .milliseconds(100), on: scheduler).eraseToAnyPublisher()
          : Empty(completeImmediately: false).eraseToAnyPublisher()
      }
      .switchToLatest()
      .scan(0) { count, _ in count + 1 }
      .assign(to: \.elapsed, on: self)
      .store(in: &cancellables)
  }

  func lap() {
    laps.append(elapsed)
  }
}
