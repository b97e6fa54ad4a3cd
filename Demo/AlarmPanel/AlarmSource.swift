import Components
import Signals

/// Where the signals of a panel come from.
package struct AlarmSource: Sendable {
  /// A signal, or the mistake in a line that is none.
  package typealias Report = Result<AlarmSignal, AlarmSignalError>

  /// The name, which the panel shows.
  package var title: String
  /// The sequence at the beginning.
  package var sequence = AlarmSequence.automaticReset
  /// The windows that are there from the beginning.
  package var initialSignals: [AlarmSignal]
  /// The time of day at which the panel begins.
  package var startTime: Duration
  /// Returns a publisher of the signals in the time of a scheduler. It may send on any thread.
  package var reports: @Sendable (AnyScheduler) -> AnyPublisher<Report, Never>

  package init(
    _ title: String, initialSignals: [AlarmSignal] = [], startTime: Duration = .zero,
    reports: @escaping @Sendable (AnyScheduler) -> AnyPublisher<Report, Never>
  ) {
    (self.title, self.initialSignals) = (title, initialSignals)
    (self.startTime, self.reports) = (startTime, reports)
  }

  /// Returns the report of a line; `nil` if it is blank.
  ///
  /// - Parameter number: The number of the line, which the report of a mistake names.
  package static func report(of line: String, number: Int) -> Report? {
    if line.allSatisfy(\.isWhitespace) { return nil }
    do {
      return .success(try AlarmSignal(parsing: line))
    } catch {
      return .failure(AlarmSignalError(message: "Line \(number): \(error.message)"))
    }
  }

  /// ``SimulatedPlant``, in the morning.
  package static let simulatedPlant = AlarmSource(
    "simulated plant", initialSignals: SimulatedPlant.initialSignals, startTime: .seconds(32_400)
  ) { scheduler in
    SimulatedPlant.signals(on: scheduler).map { .success($0) }.eraseToAnyPublisher()
  }
}
