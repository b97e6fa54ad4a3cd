/// Measures time.
enum Stopwatch {
  private static let rounds = 7

  /// Nanoseconds for each unit.
  struct Times {
    var run: Double
    var floor: Double?
    var stream: Double?
  }

  /// The medians of several measurements, taken in turn so that whatever else the machine does meets
  /// all.
  @MainActor
  static func medians(of workload: Workload) -> Times {
    var (runs, floors, streams): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<rounds {
      runs.append(time(of: workload.prepare(), workload.count))
      if let floor = workload.floor { floors.append(time(of: floor, workload.count)) }
      // A tenth is enough of what takes a hundred times as long.
      if let stream = workload.stream { streams.append(time(of: stream, workload.count / 10)) }
    }
    return Times(run: median(runs) ?? 0, floor: median(floors), stream: median(streams))
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
