/// The subscription to a section of a deeply nested chain.
///
/// An event that arrives while the section before it runs waits until that has returned, and the
/// answer to it is a guess: that more values are needed. If the section sends a second value, both
/// are passed on at once, so that an endless section learns when to stop. The right answer to the
/// first one cancels the section.
final class Trampoline<Input: Sendable, Failure: Error>: AnyTrampoline, JobRunner,
  @unchecked Sendable
{
  // @unchecked: only the thread inside the gate touches the batch, the subscriber and the count,
  // and only the thread that has locked the queue touches the pending jobs.

  /// An event and its sender or, when the subscription was cancelled, `nil`.
  typealias Job = (event: Event<Input, Failure>, sender: TrampolineSender<Input, Failure>)?

  @exclusivity(unchecked) var batch = Queue<PostedJob<Job>>()
  @exclusivity(unchecked) var pending = Queue<PostedJob<Job>>()
  @exclusivity(unchecked) private var downstream: AnySubscriber<Input, Failure>?
  /// The number of jobs of other threads that this thread has run.
  @exclusivity(unchecked) private var foreignJobs = 0

  /// Creates a trampoline that passes events to `downstream`.
  ///
  /// - Parameter next: The trampoline to which `downstream` leads, if there is one.
  init(_ downstream: AnySubscriber<Input, Failure>, next: AnyTrampoline?) {
    self.downstream = downstream
    super.init(next: next)
  }

  func receive(
    _ event: Event<Input, Failure>, from sender: TrampolineSender<Input, Failure>
  ) -> Demand {
    let thread = ThreadID.current
    let posted = PostedJob(job: Job((event, sender)), origin: thread)
    if enter() {
      batch.append(posted)
      Self.run(self)
    } else if drainer.load(ordering: .relaxed) == thread.bits, filling != .none {
      fill(posted)
    } else {
      post(posted.job)
    }
    return isActive ? .more : .stop
  }

  /// Keeps an event until the section before has returned, unless another value waits.
  private func fill(_ posted: PostedJob<Job>) {
    batch.append(posted)
    guard case .value = posted.job?.event else { return }
    if filling == .filled {
      filling = .none
      Self.run(self, staysInside: true)
    }
    filling = .filled
  }

  override var hasJobs: Bool { !batch.isEmpty }

  override func runJob(_ thread: ThreadID) -> AnyTrampoline? {
    filling = .none
    guard let posted = batch.popFirst() else { return nil }
    origin = posted.origin
    if posted.origin != thread { foreignJobs += 1 }
    return deliver(posted.job, thread)
  }

  override func leaveIfDone(_ thread: ThreadID) -> Bool {
    guard batch.isEmpty else { return false }
    let count = foreignJobs
    foreignJobs = 0
    drainer.store(ThreadID.none.bits, ordering: .relaxed)
    if exit() { return true }
    if count > Self.drainLimit, handOff() { return true }
    takePendingJobs()
    foreignJobs = count
    drainer.store(thread.bits, ordering: .relaxed)
    return false
  }

  /// Runs a job that was handed over by another thread, or that came when the gate was opened.
  func run(_ job: consuming Job) {
    if let following = deliver(job, ThreadID.current) { Self.run(following) }
  }

  /// Passes an event on. Returns the following trampoline if it is closed now.
  private func deliver(_ job: Job, _ thread: ThreadID) -> AnyTrampoline? {
    guard let job else {
      downstream = nil
      return nil
    }
    return withExtendedLifetime(job.sender) {
      guard isActive else { return nil }
      let following = fillNext(thread)
      let demand = downstream?.receive(job.event) ?? .stop
      following?.filling = .none
      if demand == .stop { finish() }
      return following
    }
  }

  private func finish() {
    deactivate()
    downstream = nil
    cancelUpstream()
  }

  override func releaseResources() {
    if enter() {
      downstream = nil
      leave()
    } else {
      post(nil)
    }
    cancelUpstream()
  }
}

/// The means to send events to a ``Trampoline``. When the last owner releases it, nothing is left
/// that could send, and the trampoline releases its subscriber.
final class TrampolineSender<Input: Sendable, Failure: Error>: Sendable {
  let trampoline: Trampoline<Input, Failure>

  init(_ trampoline: Trampoline<Input, Failure>) {
    self.trampoline = trampoline
  }

  deinit {
    Unwinding.perform { [trampoline] in trampoline.cancel() }
  }
}

/// Passes the events of a section to its trampoline.
struct SectionSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  let sender: TrampolineSender<Input, Failure>

  init(_ sender: TrampolineSender<Input, Failure>) {
    self.sender = sender
  }

  func receive(_ input: Input) -> Demand {
    sender.trampoline.receive(.value(input), from: sender)
  }

  func receive(completion: Completion<Failure>) {
    _ = sender.trampoline.receive(.completion(completion), from: sender)
  }
}
