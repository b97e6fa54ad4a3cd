/// A session as a loop that waits and handles what has happened.
///
/// It waits in one of two ways: it blocks the main thread and runs the main actor's jobs itself,
/// or it suspends the task that runs it, while others run the jobs.
@MainActor
protocol WaitingLoop: AnyObject {
  var loop: EventLoop { get }

  /// Returns what to wait for next; `nil` at the end.
  func nextWait() -> Wait?

  /// Handles what has happened. Scheduled jobs have run.
  func handle(_ wait: Wait)

  /// Whether no other session has the terminal. If one has, it wakes this loop in the end.
  var hasTerminal: Bool { get }
}

extension WaitingLoop {
  var hasTerminal: Bool { true }

  /// Waits and handles events until the end.
  func runLoop() {
    while var wait = nextWait() {
      wait.isWoken = loop.sleep(&wait.descriptors, atMost: wait.limit)
      loop.runDue()
      while !hasTerminal {
        var nothing: [PollDescriptor] = []
        wait.isWoken = loop.sleep(&nothing)
        loop.runDue()
      }
      handle(wait)
    }
  }

  /// Waits and handles events until the end. The main actor is free while it waits.
  func runLoop() async {
    while var wait = nextWait() {
      wait = await loop.sleep(wait)
      loop.runDue()
      while !hasTerminal {
        wait.isWoken = await loop.sleep(Wait()).isWoken
        loop.runDue()
      }
      handle(wait)
    }
  }
}
