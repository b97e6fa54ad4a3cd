import Signals

/// What a session waits for, and what has happened.
struct Wait {
  var descriptors: [PollDescriptor] = []
  /// The longest time; `nil` for no limit.
  var limit: Duration?
  /// Whether the session's loop has been woken.
  var isWoken = false
}
