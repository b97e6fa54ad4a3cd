/// A point in a deeply nested chain at which events wait for a loop: see ``Trampoline``.
///
///     source ── section 3 ── trampoline 2 ── section 2 ── trampoline 1 ── section 1 ── sink
///               ╰──────────── loop ──────────╯            │
///                             ╰───────────── loop ────────╯
///
/// The loop belongs to the thread that sends into the first trampoline. It runs one section after
/// the other: before it enters a section it closes the gate of the trampoline at the end, in which
/// the event then waits until the section has returned.
class AnyTrampoline: DrainGate, @unchecked Sendable {
  // @unchecked: `upstream` is behind a lock, only the last owner changes `next`, and only the
  // thread inside the gate touches the rest.

  /// The content of a trampoline whose gate was closed for the section before it.
  enum Filling {
    /// The gate is open, or was closed by somebody else.
    case none
    case empty
    case filled
  }

  /// The trampoline at the end of the section that follows.
  @exclusivity(unchecked) private final var next: AnyTrampoline?
  /// The trampoline with which the loop continues after this one.
  @exclusivity(unchecked) private final var previous: AnyTrampoline?
  @exclusivity(unchecked) final var filling = Filling.none
  private final let upstream = Lock<AnyCancellable?>(nil)

  init(next: AnyTrampoline?) {
    self.next = next
  }

  /// Releases the following trampolines in a loop.
  deinit {
    var following = next.take()
    while isKnownUniquelyReferenced(&following) { following = following?.next.take() }
  }

  /// Runs the job that has waited longest, if there is one.
  ///
  /// - Returns: The following trampoline if it is closed now, and must be run.
  func runJob(_ thread: ThreadID) -> AnyTrampoline? { nil }

  /// Whether jobs are left that the thread inside has taken.
  var hasJobs: Bool { false }

  /// Opens the gate, unless jobs are left.
  func leaveIfDone(_ thread: ThreadID) -> Bool { true }

  /// Runs the jobs of `first` and of those that follow, and opens their gates.
  ///
  /// - Parameter staysInside: Whether the gate of `first` stays closed.
  static func run(_ first: AnyTrampoline, staysInside: Bool = false) {
    let thread = ThreadID.current
    var current = first
    first.drainer.store(thread.bits, ordering: .relaxed)
    while true {
      let following = current.runJob(thread)
      // This comes first, because another thread may be inside when the gate is open.
      let previous = current.previous.take()
      let isDone =
        if staysInside, current === first { !current.hasJobs } else {
          current.leaveIfDone(thread)
        }
      if !isDone { current.previous = previous }
      let resumed = isDone ? previous : current
      if let following { following.previous = resumed }
      guard let next = following ?? resumed else { return }
      current = next
    }
  }

  /// Closes the gate of the following trampoline. Returns `nil` if it is closed already.
  final func fillNext(_ thread: ThreadID) -> AnyTrampoline? {
    guard let next, next.enter() else { return nil }
    next.drainer.store(thread.bits, ordering: .relaxed)
    next.origin = thread
    next.filling = .empty
    return next
  }

  /// Retains the subscription to the section before, or cancels it if this one has ended.
  final func retain(_ cancellable: AnyCancellable) {
    let isLate = upstream.withLock { upstream in
      if isActive { upstream = cancellable }
      return !isActive
    }
    if isLate { cancellable.cancel() }
  }

  final func cancelUpstream() {
    guard let cancellable = upstream.withLock({ $0.take() }) else { return }
    Unwinding.perform { cancellable.cancel() }
  }
}
