#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Several threads that use publishers at once, with an outcome that does not depend on timing.
struct StressProgram: Sendable {
  let name: String
  /// Runs the program, whose length is proportional to `rounds`.
  let run: @Sendable (_ rounds: Int) throws -> Void

  init(_ name: String, _ run: @escaping @Sendable (_ rounds: Int) throws -> Void) {
    self.name = name
    self.run = run
  }
}

/// What went wrong.
struct StressFailure: Error, CustomStringConvertible {
  let description: String
}

/// Throws if `condition` does not hold.
func check(_ condition: Bool, _ problem: @autoclosure () -> String) throws {
  guard condition else { throw StressFailure(description: problem()) }
}

/// Waits until `condition` holds, because another thread may still be delivering.
func wait(for expected: @autoclosure () -> String, until condition: () -> Bool) throws {
  let end = ContinuousClock.now + .seconds(60)
  while !condition() {
    try check(ContinuousClock.now < end, "waited a minute for \(expected())")
    yieldBriefly()
  }
}

/// Lets the other threads run for a moment.
func yieldBriefly() {
  usleep(50)
}
