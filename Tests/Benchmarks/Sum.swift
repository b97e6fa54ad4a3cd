/// A number that the optimiser must not guess.
struct Sum: @unchecked Sendable {
  // @unchecked: each workload has its own, and adds to it one value at a time.

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
