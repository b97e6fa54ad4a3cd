import Foundation
import Synchronization
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

  private let state = Mutex(State())

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
    let running = state.withLock { $0.running.sorted { $0.key < $1.key }.map(\.value) }
    let report = running.prefix(10).map { "✘ \($0.hangDescription)\n" }.joined()
    FileHandle.standardError.write(Data(report.utf8))
    _exit(EXIT_FAILURE)
  }
}

extension Test {
  fileprivate var hangDescription: String {
    """
    Test \(name) hangs at \(sourceLocation.fileID):\(sourceLocation.line): no test has ended in \
    \(HangDetector.limit) of computing or waiting.
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
