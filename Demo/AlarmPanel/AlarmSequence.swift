/// A sequence through which the lamp and the horn of an alarm go, by its name in ISA-18.1.
///
///     | sequence | abnormal      | acknowledged | normal again           | reset |
///     |----------|---------------|--------------|------------------------|-------|
///     | A        | flashes, horn | steady       | off                    |       |
///     | M        | flashes, horn | steady       | steady                 | off   |
///     | R        | flashes, horn | steady       | flashes slowly, chime  | off   |
///     | F1A      | flashes, horn | steady       | off                    |       |
///
/// An unacknowledged alarm stays until it is acknowledged, even if its process is normal again.
/// In F1A only the first alarm flashes: until it is acknowledged, others are at once steady and
/// silent.
package enum AlarmSequence: String, CaseIterable, Sendable {
  case automaticReset = "A"
  case manualReset = "M"
  case ringback = "R"
  case firstOut = "F1A"

  /// What the letters stand for, in a sentence.
  package var explanation: String {
    switch self {
    case .automaticReset: "Automatic reset: lamps go out by themselves."
    case .manualReset: "Manual reset: lamps stay lit until a reset."
    case .ringback: "Ringback: lamps that return flash slowly."
    case .firstOut: "First out: only the first alarm flashes."
    }
  }

  /// Returns the word for a state.
  package func word(for state: Alarm.State, _ level: AlarmSignal.Level) -> String {
    switch state {
    case .normal: "normal"
    case .unacknowledged where self == .firstOut: "FIRST OUT"
    case .unacknowledged: level == .warning ? "WARNING" : "ALARM"
    case .acknowledged: "acknowledged"
    case .returned: "returned"
    }
  }

  /// Whether an acknowledged alarm waits for a reset when its process is normal again.
  var needsReset: Bool { self == .manualReset || self == .ringback }
}
