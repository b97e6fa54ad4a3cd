import CSystemStreams

/// Runs `body`, which may block, on a thread of its own that receives no signals.
func startThread(_ body: @escaping @Sendable () -> Void) {
  let job = Unmanaged.passRetained(ThreadJob(body))
  let isStarted = streams_start_thread(
    { context in
      guard let context else { return }
      Unmanaged<ThreadJob>.fromOpaque(context).takeRetainedValue().body()
    }, job.toOpaque())
  if !isStarted {
    job.release()
    // Without another thread it has to block one of those that all tasks share.
    Task.detached { body() }
  }
}

private final class ThreadJob: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}
