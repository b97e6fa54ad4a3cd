/// Measures time.
enum Stopwatch {
  private static let rounds = 9

  /// Nanoseconds for each unit, as the median of several measurements, taken in turn so that whatever
  /// else the machine does meets both.
  @MainActor
  static func medians(of workload: Workload) -> (run: Double, floor: Double?) {
    var (runs, floors): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      runs.append(time(of: workload.prepare(), workload.count))
      if let floor = workload.floor { floors.append(time(of: floor, workload.count)) }
    }
    return (median(runs) ?? 0, median(floors))
  }

  @MainActor
  private static func time(of run: Workload.Run, _ count: Int) -> Double {
    let duration = ContinuousClock().measure { run(count) }
    return duration / .nanoseconds(1) / Double(count)
  }

  private static func median(_ times: [Double]) -> Double? {
    times.isEmpty ? nil : times.sorted()[times.count / 2]
  }
}
