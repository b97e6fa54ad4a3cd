/// Measures time.
enum Stopwatch {
  private static let rounds = 7

  /// Nanoseconds for each unit.
  struct Times {
    var run: Double
    var handWritten: Double?
    var asyncStream: Double?
  }

  /// The medians of several measurements, taken in turn so that whatever else the machine does meets
  /// all.
  @MainActor
  static func medians(of workload: Workload) -> Times {
    var (runs, handWrittenTimes, streams): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<rounds {
      runs.append(time(of: workload.prepare(), workload.count))
      if let handWritten = workload.handWritten {
        handWrittenTimes.append(time(of: handWritten, workload.count))
      }
      // A tenth is enough of what takes a hundred times as long.
      if let asyncStream = workload.asyncStream {
        streams.append(time(of: asyncStream, workload.count / 10))
      }
    }
    return Times(
      run: median(runs) ?? 0, handWritten: median(handWrittenTimes), asyncStream: median(streams))
  }

  @MainActor
  private static func time(of run: Workload.Run, _ count: Int) -> Double {
    let start = ContinuousClock.now
    run(count)
    return start.duration(to: .now) / .nanoseconds(1) / Double(count)
  }

  private static func median(_ times: [Double]) -> Double? {
    times.isEmpty ? nil : times.sorted()[times.count / 2]
  }
}
