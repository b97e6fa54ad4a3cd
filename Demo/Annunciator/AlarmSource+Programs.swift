import AlarmPanel
import Components
import DemoSupport
import Signals

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

  /// The lines of a file, as they arrive, at most 10,000 in a second.
  static func lines(_ lines: LineReader, of title: String) -> AlarmSource {
    AlarmSource(title, startTime: timeOfDay()) { _ in
      AsyncStream<Report> { stream in
        let count = Lock(0)
        lines.read(in: "Alarms") { line in
          let number = count.withLock { count in
            count += 1
            return count
          }
          if let report = report(of: line, number: number) { stream.yield(report) }
          // A faster source has to wait, so that lines cannot fill the memory.
          if number.isMultiple(of: 100) { usleep(10_000) }
        }
      }
      .publisher.eraseToAnyPublisher()
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
