/// A loop that releases and cancels what is nested, without recursion.
///
///     perform { a }:   a ── perform { b }: queue b
///                      b ── perform { c }: queue c
///                      c
///
/// A job that is performed during another one, on the same thread, runs after it. All have run
/// when the outermost call returns.
final class Unwinding {
  private static let current = ThreadLocal<Unwinding>()

  private var jobs = Queue<() -> Void>()

  private init() {}

  /// Runs `job` now or, if this thread is running another one, after it.
  static func perform(_ job: @escaping () -> Void) {
    if let outer = current.value { return outer.jobs.append(job) }
    let unwinding = Unwinding()
    current.value = unwinding
    job()
    while let job = unwinding.jobs.popFirst() { job() }
    current.value = nil
  }
}
