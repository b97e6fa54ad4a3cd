#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The times that a change takes at each size of a container.
@MainActor
struct GrowthMeasurement {
  let sizes: [Int]
  private(set) var times: [Double]

  /// Returns by how much the exponent may be larger than declared: the cost of a change that does
  /// not grow may double while the size grows tenfold. If it grows, the caches of the processor
  /// make it grow more, but less than the square.
  private static func tolerance(of growth: Growth) -> Double {
    growth.exponent == 0 ? 0.3 : 0.75
  }

  init(of change: GrowthChange, in container: GrowthContainer, _ pages: [GrowthPage]) {
    sizes = container.sizes
    times = pages.map { GrowthMeasurement.time(of: change, on: $0) }
  }

  /// Takes over the times of `other` that are shorter.
  mutating func formMinimum(_ other: GrowthMeasurement) {
    times = zip(times, other.times).map(min)
  }

  /// The exponent of the growth to the largest size, from all or from the one before it.
  var exponent: Double {
    max(exponent(from: 0), exponent(from: sizes.count - 2))
  }

  private func exponent(from index: Int) -> Double {
    let last = sizes.count - 1
    return log(times[last] / times[index]) / log(Double(sizes[last]) / Double(sizes[index]))
  }

  func exceeds(_ growth: Growth) -> Bool {
    exponent > growth.exponent + GrowthMeasurement.tolerance(of: growth)
  }

  /// Returns the least time of many steps, in microseconds.
  private static func time(of change: GrowthChange, on page: GrowthPage) -> Double {
    // The first step may do more, as after a wider title.
    var (least, total) = (Double.infinity, 0.0)
    var step = 0
    while step < 2 || (total < 10_000 && step < 100) {
      let start = processorTime()
      change.perform(on: page, step: step)
      _ = page.screen.bytes()
      let time = processorTime() - start
      change.undo(on: page, step: step)
      least = min(least, time)
      if step > 0 { total += time }
      step += 1
    }
    return least
  }

  /// The processor time of this process in microseconds, which other processes hardly change.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
