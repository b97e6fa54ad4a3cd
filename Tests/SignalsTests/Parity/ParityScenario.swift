import Signals
import SignalsTesting
import Testing

/// A behavior of Combine as a program whose log is known.
///
///     .same("scan", "publishes the running result", "1 3 6 |") {
///       $0.play("1 2 3 |") { $0.scan(0, +) }
///     }
///
/// The logs follow from Combine's documentation and the behavior of OpenCombine. In a log, `|` is
/// a finish and `#` a failure.
struct ParityScenario: Sendable, CustomTestStringConvertible {
  /// The name of the type or operator in Combine, without argument labels.
  let name: String
  /// The behavior, as the rest of a sentence that begins with the name.
  let behavior: String
  /// The log of the program with Combine.
  let combine: String
  /// The log with this package.
  let here: String
  /// The reason why the logs differ, or `nil` if they are equal.
  let difference: ParityDifference?
  let run: @Sendable (ParityLog) async -> Void

  var testDescription: String { "\(name) \(behavior)" }

  static func same(
    _ name: String, _ behavior: String, _ log: String,
    _ run: @escaping @Sendable (ParityLog) async -> Void
  ) -> ParityScenario {
    ParityScenario(
      name: name, behavior: behavior, combine: log, here: log, difference: nil, run: run)
  }

  static func differs(
    _ name: String, _ behavior: String, combine: String, here: String,
    _ difference: ParityDifference, _ run: @escaping @Sendable (ParityLog) async -> Void
  ) -> ParityScenario {
    ParityScenario(
      name: name, behavior: behavior, combine: combine, here: here, difference: difference, run: run
    )
  }

  static let all =
    subjects + creating + filtering + transforming + ends + combining + flattening + sharing
    + failures + timing + throttling + debugging + cancelling + reentrancy + sinks + protocols
}
