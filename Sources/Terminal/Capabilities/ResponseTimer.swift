import Signals

/// Measures how long a terminal takes to respond to queries.
///
/// Responses that arrive after the end of a session are typed into the shell. So a session waits
/// for them in the end, as long as this terminal may take: over a slow link, several hundred
/// milliseconds. A terminal that has not responded is not queried again.
struct ResponseTimer {
  private var sent: Instant?
  /// The time between the queries and the last response; `nil` until that has arrived.
  private(set) var roundTrip: Duration?
  /// Whether the terminal has answered a query that only this session sends. What looks like a
  /// response may otherwise be part of a text.
  var isVerified = false

  /// Records that queries have been sent, which end with one that every terminal answers.
  mutating func didSend(at now: Instant) {
    sent = now
  }

  /// Records the response to the last query.
  mutating func didReceive(at now: Instant) {
    if let sent { roundTrip = sent.duration(to: now) }
    sent = nil
  }

  /// Returns how long responses to the queries that have been sent may still arrive.
  ///
  /// - Parameter isRemote: Whether the terminal is on another machine.
  func remaining(at now: Instant, isRemote: Bool) -> Duration {
    guard let sent else { return .zero }
    let limit = expectedTime(isRemote: isRemote) ?? (isRemote ? .seconds(3) : .seconds(1))
    return max(.zero, now.duration(to: sent.advanced(by: limit)))
  }

  /// Returns the time within which the terminal responds to another query; `nil` if it has not
  /// responded to the last one.
  ///
  /// - Parameter isRemote: Whether the terminal is on another machine.
  func timeout(isRemote: Bool) -> Duration? {
    sent == nil ? expectedTime(isRemote: isRemote) : nil
  }

  /// Returns a time within which the terminal responds; `nil` if it has not responded to any
  /// query.
  ///
  /// A terminal on this machine that has taken long was busy.
  private func expectedTime(isRemote: Bool) -> Duration? {
    roundTrip.map { min($0 * 2 + .milliseconds(100), longestTime(isRemote: isRemote)) }
  }

  private func longestTime(isRemote: Bool) -> Duration {
    if isVerified { return isRemote ? .seconds(5) : .seconds(1) }
    return isRemote ? .seconds(1) : .milliseconds(100)
  }
}
