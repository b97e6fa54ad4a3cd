/// Measures the time of workloads.
enum Stopwatch {
  private static let rounds = 3

  /// The times for each unit, in nanoseconds.
  struct Times {
    var run: Double
    var handWritten: Double?
    var asyncStream: Double?
  }

  /// Returns the medians of several measurements, which alternate so that other load on the
  /// machine affects all of them.
  @MainActor
  static func medians(of workload: Workload) -> Times {
    var (runs, handWrittenTimes, streams): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<rounds {
      runs.append(time(of: workload.prepare(), workload.count))
      if let handWritten = workload.handWritten {
        handWrittenTimes.append(time(of: handWritten, workload.count))
      }
      // AsyncStream is a hundred times slower, so a tenth of the work is enough.
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
