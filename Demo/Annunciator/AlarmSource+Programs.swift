import AlarmPanel
import Components
import DemoSupport
import Signals
import SystemStreams

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension AlarmSource {
  /// The machine on which the program runs, read in each `interval` on a thread of its own.
  static func thisMachine(_ machine: MachineAlarms, every interval: Duration) -> AlarmSource {
    AlarmSource(
      machine.hostName, initialSignals: machine.signals().map(\.withoutAlarm),
      startTime: timeOfDay()
    ) { _ in
      Interval(every: interval, on: AnyScheduler(SystemScheduler())).map { _ in () }.prepend(())
        .flatMap { _ in machine.signals().publisher }
        .map { .success($0) }
        .eraseToAnyPublisher()
    }
  }

  /// The lines of a file, as they arrive, and at last that there are no more.
  static func lines(of file: InputFile) -> AlarmSource {
    let title = file.path == "-" ? "standard input" : file.path
    return AlarmSource(title, startTime: timeOfDay()) { scheduler in
      file.lines(on: scheduler)
        .scan((number: 0, line: "")) { ($0.number + 1, $1) }
        .compactMap { report(of: $0.line, number: $0.number) }
        .append(.failure(AlarmSignalError(message: "There are no more lines in \(title).")))
        .catch { Just(.failure(AlarmSignalError(message: "\($0)"))) }
        .eraseToAnyPublisher()
    }
  }
}

extension AlarmSignal {
  /// The signal before an alarm, so that one at the beginning is new.
  fileprivate var withoutAlarm: AlarmSignal { AlarmSignal(name, .normal, text) }
}

/// Returns the time since midnight.
func timeOfDay() -> Duration {
  var now = time(nil)
  var parts = tm()
  localtime_r(&now, &parts)
  return .seconds(Int(parts.tm_hour) * 3_600 + Int(parts.tm_min) * 60 + Int(parts.tm_sec))
}
