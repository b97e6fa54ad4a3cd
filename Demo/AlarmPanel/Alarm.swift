/// An alarm: whether its process is abnormal, and how far it has come in its sequence.
///
///     var alarm = Alarm()
///     alarm.handle(.goesAbnormal, in: .ringback)      // unacknowledged
///     alarm.handle(.acknowledge, in: .ringback)       // acknowledged
///     alarm.handle(.returnsToNormal, in: .ringback)   // returned
///     alarm.handle(.reset, in: .ringback)             // normal
package struct Alarm: Hashable, Sendable {
  /// A state of a sequence.
  package enum State: CaseIterable, Sendable {
    /// There is no alarm.
    case normal
    /// The process became abnormal, and the operator has not acknowledged it.
    case unacknowledged
    /// The operator has acknowledged the alarm, and the process is still abnormal.
    case acknowledged
    /// The process is normal again, and the alarm waits for a reset.
    case returned
  }

  /// What happens to an alarm.
  package enum Event: CaseIterable, Sendable {
    case goesAbnormal, returnsToNormal, acknowledge, reset
  }

  package internal(set) var state = State.normal
  package private(set) var isAbnormal = false

  package init() {}

  /// Moves to the next state.
  ///
  /// A process that becomes abnormal although it is so already, because it became worse, is a new
  /// alarm.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - sequence: The sequence.
  ///   - hasFirstOut: Whether another alarm is unacknowledged, which only F1A takes into account.
  package mutating func handle(
    _ event: Event, in sequence: AlarmSequence, hasFirstOut: Bool = false
  ) {
    switch event {
    case .goesAbnormal:
      isAbnormal = true
      let isSubsequent = sequence == .firstOut && hasFirstOut
      if state != .unacknowledged { state = isSubsequent ? .acknowledged : .unacknowledged }
    case .returnsToNormal:
      isAbnormal = false
      if state == .acknowledged { settle(in: sequence) }
    case .acknowledge:
      if state == .unacknowledged { settle(in: sequence) }
    case .reset:
      if state == .returned { state = .normal }
    }
  }

  /// Moves to the state of an acknowledged alarm, whose process may be normal again.
  private mutating func settle(in sequence: AlarmSequence) {
    state = isAbnormal ? .acknowledged : sequence.needsReset ? .returned : .normal
  }

  /// Leaves a state that does not occur in `sequence`.
  mutating func adapt(to sequence: AlarmSequence, hasFirstOut: Bool) {
    if state == .unacknowledged, sequence == .firstOut, hasFirstOut { settle(in: sequence) }
    if state == .returned { settle(in: sequence) }
  }

  /// Returns what the lamp does.
  package func lamp(in sequence: AlarmSequence) -> Lamp {
    switch state {
    case .normal: .off
    case .unacknowledged: .fastFlash
    case .acknowledged: .steady
    case .returned: sequence == .ringback ? .slowFlash : .steady
    }
  }
}

/// What a lamp does.
package enum Lamp: Hashable, Sendable {
  case off, steady
  /// A quarter of a second lit, a quarter dark.
  case fastFlash
  /// A second lit, a second dark.
  case slowFlash

  /// The time between two moments at which a lamp may change.
  package static let period = Duration.milliseconds(250)

  /// Whether the lamp flashes.
  package var flashes: Bool { self == .fastFlash || self == .slowFlash }

  /// Returns whether the lamp is lit after a number of periods.
  package func isLit(at phase: Int) -> Bool {
    switch self {
    case .off: false
    case .steady: true
    case .fastFlash: phase.isMultiple(of: 2)
    case .slowFlash: (phase / 4).isMultiple(of: 2)
    }
  }
}

/// What a panel sounds.
package enum Horn: Hashable, Sendable {
  case silent
  /// There are unacknowledged alarms.
  case alarm
  /// Processes have returned to normal.
  case ringback

  /// The sound in words; empty for none.
  package var title: String {
    switch self {
    case .silent: ""
    case .alarm: "HORN"
    case .ringback: "RINGBACK"
    }
  }
}
