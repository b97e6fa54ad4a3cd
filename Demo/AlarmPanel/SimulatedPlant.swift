import Components
import Signals

/// A power plant that does not exist, and whose signals repeat every minute.
///
/// Each process is abnormal for some seconds of the minute. Its value moves there and back within
/// two seconds before and after.
package enum SimulatedPlant {
  /// The time after which everything repeats.
  package static let period = Duration.seconds(60)

  /// The signals at the beginning.
  package static let initialSignals = signals(atSecond: 0)

  /// Returns a publisher of the signals that have changed, every second of `scheduler`.
  package static func signals(on scheduler: AnyScheduler) -> some Publisher<AlarmSignal, Never> {
    Interval(every: .seconds(1), on: scheduler).flatMap { count in
      let old = signals(atSecond: count)
      return signals(atSecond: count + 1).filter { !old.contains($0) }.publisher
    }
  }

  /// Returns all signals at a second.
  package static func signals(atSecond second: Int) -> [AlarmSignal] {
    let seconds = Int(period / .seconds(1))
    return processes.map { $0.signal(atSecond: second % seconds) }
  }

  private static let processes = [
    Process("BOILER PRESSURE", "bar", (118, 136), .alarm, 1..<12),
    Process("DRUM LEVEL", "%", (52, 19), .warning, 5..<16),
    Process("FEED PUMP 1", "rpm", (2980, 0), .alarm, 4..<17),
    Process("FEED PUMP 2", "rpm", (2975, 0), .alarm, 34..<38),
    Process("STEAM TEMP", "°C", (540, 566), .warning, 8..<14),
    Process("FUEL GAS", "kPa", (240, 110), .alarm, 40..<52),
    Process("FLAME SCANNER", "%", (97, 8), .alarm, 41..<53),
    Process("TURBINE SPEED", "rpm", (3000, 3110), .warning, 44..<49),
    Process("BEARING TEMP", "°C", (64, 93), .warning, 26..<47),
    Process("VIBRATION", "µm", (21, 76), .alarm, 28..<31),
    Process("CONDENSER VACUUM", "mbar", (50, 95), .warning, 11..<19),
    Process("COOLING WATER", "t/h", (410, 180), .warning, 9..<18),
  ]
}

/// A process with a value that is abnormal once a minute.
private struct Process {
  let name: String
  let unit: String
  /// The values while the process is normal and while it is abnormal.
  let values: (normal: Int, abnormal: Int)
  let level: AlarmSignal.Level
  /// The seconds at which it is abnormal.
  let seconds: Range<Int>

  init(
    _ name: String, _ unit: String, _ values: (normal: Int, abnormal: Int),
    _ level: AlarmSignal.Level, _ seconds: Range<Int>
  ) {
    (self.name, self.unit, self.values) = (name, unit, values)
    (self.level, self.seconds) = (level, seconds)
  }

  func signal(atSecond second: Int) -> AlarmSignal {
    let distance = max(seconds.lowerBound - second, second - seconds.upperBound + 1, 0)
    let share = max(0, 3 - distance)
    let value = values.normal + (values.abnormal - values.normal) * share / 3
    return AlarmSignal(name, seconds.contains(second) ? level : .normal, "\(value) \(unit)")
  }
}
