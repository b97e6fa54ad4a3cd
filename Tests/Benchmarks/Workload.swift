/// Something to measure, beside the least that anybody could do for it.
struct Workload {
  let name: String
  /// What happens once.
  let unit: String
  /// How often it happens in one measurement.
  let count: Int
  /// Does it so many times.
  let run: @MainActor (Int) -> Void
  /// The same by hand: plain loops and closures, which can neither be cancelled nor shared between
  /// threads.
  let floor: (@MainActor (Int) -> Void)?

  init(
    _ name: String, per unit: String, count: Int, run: @escaping @MainActor (Int) -> Void,
    floor: (@MainActor (Int) -> Void)? = nil
  ) {
    self.name = name
    self.unit = unit
    self.count = count
    self.run = run
    self.floor = floor
  }
}

/// A number that the optimiser must not guess.
struct Sum: @unchecked Sendable {
  // @unchecked: each workload has its own, and adds on one thread.

  private let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init() {
    number.initialize(to: 0)
  }

  @inline(__always)
  func add(_ value: Int) {
    number.pointee &+= value
  }

  /// Uses the number, and ends its life.
  func finish() {
    withExtendedLifetime(number.pointee) {}
    number.deallocate()
  }
}
