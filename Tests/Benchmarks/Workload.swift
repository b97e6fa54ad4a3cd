/// Something to measure, beside the least that anybody could do for it.
struct Workload {
  typealias Run = @MainActor (_ count: Int) -> Void

  let name: String
  /// What happens once.
  let unit: String
  /// How often it happens in one measurement.
  let count: Int
  /// Builds what is needed; what it returns does the work so many times, and alone is measured.
  let prepare: @MainActor () -> Run
  /// The same by hand: plain loops and closures, which can neither be cancelled nor shared between
  /// threads.
  let floor: Run?

  init(
    _ name: String, per unit: String, count: Int, preparing prepare: @escaping @MainActor () -> Run,
    floor: Run? = nil
  ) {
    self.name = name
    self.unit = unit
    self.count = count
    self.prepare = prepare
    self.floor = floor
  }

  init(_ name: String, per unit: String, count: Int, run: @escaping Run, floor: Run? = nil) {
    self.init(name, per: unit, count: count, preparing: { run }, floor: floor)
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
