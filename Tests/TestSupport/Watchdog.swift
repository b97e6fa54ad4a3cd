import Foundation
import Signals
import Testing

/// Ends the process with the names of its running tests when these hang.
///
/// A thread of its own asks a ``HangDetector`` once in a second. As long as any test begins or
/// ends, none hangs: what hangs is noticed after all others. Nothing else is left to run then, so
/// the process ends.
final class Watchdog: Sendable {
  static let shared = Watchdog()

  private struct State {
    /// The tests that have begun and not ended, by the order in which they began.
    var running: [Int: Test] = [:]
    /// The number of tests that have begun or ended.
    var progress = 0
  }

  private let state = Lock(State())

  private init() {
    Thread.detachNewThread { self.watch() }
  }

  /// Notes that `test` begins, and returns what identifies this run of it.
  func begin(_ test: Test) -> Int {
    state.withLock { state in
      state.progress += 1
      state.running[state.progress] = test
      return state.progress
    }
  }

  /// Notes the end of a test that has begun.
  func end(_ identifier: Int) {
    state.withLock { state in
      state.progress += 1
      state.running[identifier] = nil
    }
  }

  private func watch() {
    var detector = HangDetector()
    while true {
      sleep(1)
      let (progress, isRunning) = state.withLock { ($0.progress, !$0.running.isEmpty) }
      let hangs = detector.sample(
        after: .seconds(1), processorTime: .processorTime, progress: progress)
      if hangs, isRunning { endProcess() }
    }
  }

  private func endProcess() -> Never {
    let tests = state.withLock { $0.running.sorted { $0.key < $1.key }.map(\.value) }
    FileHandle.standardError.write(Data(Self.report(on: tests).utf8))
    _exit(EXIT_FAILURE)
  }

  /// Describes tests that have not ended, by the order in which they began.
  ///
  /// Tests take turns on the main actor in this order. If one keeps it, the others wait, so the
  /// first test is the one that hangs.
  static func report(on tests: [Test]) -> String {
    guard let first = tests.first else { return "" }
    let place = "\(first.sourceLocation.fileID):\(first.sourceLocation.line)"
    let others = tests.dropFirst().prefix(4).map { "  \($0.name) has not ended either.\n" }
    return """
      ✘ Test \(first.name) at \(place) hangs: no test has begun or ended in \
      \(HangDetector.limit) of processor time or of idle time.
      \(others.joined())
      """
  }
}

extension Duration {
  /// The processor time that this process has used.
  fileprivate static var processorTime: Self {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
