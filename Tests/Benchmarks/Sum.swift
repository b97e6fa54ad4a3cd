/// A sum that the optimizer cannot predict.
struct Sum: @unchecked Sendable {
  // @unchecked: each workload has its own sum and adds one value at a time.

  private let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init() {
    number.initialize(to: 0)
  }

  @inline(__always)
  func add(_ value: Int) {
    number.pointee &+= value
  }

  /// Uses the sum and deallocates it.
  func finish() {
    withExtendedLifetime(number.pointee) {}
    number.deallocate()
  }
}
