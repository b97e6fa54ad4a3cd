import Foundation
import SwiftUIPort

/// A stopwatch with a timer of the main run loop.
class StopWatchManager: ObservableObject {
  enum Mode { case running, stopped, paused }
  @Published var mode: Mode = .stopped
  @Published var secondsElapsed = 0.0
  private var timer: AnyCancellable?

  func start() {
    mode = .running
    timer = Timer.publish(every: 0.1, on: .main, in: .common)
      .autoconnect()
      .scan(0.0) { elapsed, _ in elapsed + 0.1 }
      .sink { [weak self] elapsed in
        self?.secondsElapsed = elapsed
      }
  }

  func stop() {
    timer?.cancel()
    secondsElapsed = 0
    mode = .stopped
  }
}
