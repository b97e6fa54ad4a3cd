/// A panel of alarms with common push buttons and a horn: what it shows, and what changes that.
///
///     var panel = AlarmPanel(sequence: .ringback)
///     panel.handle(.report(AlarmSignal("FEED PUMP", .alarm, "tripped")))
///     panel.horn                            // alarm
///     panel.lamp(of: panel.points[0])       // fastFlash
///     panel.handle(.acknowledge())
///     panel.horn                            // silent
///     panel.lamp(of: panel.points[0])       // steady
package struct AlarmPanel: Hashable, Sendable {
  /// A window of the panel.
  package struct Point: Hashable, Identifiable, Sendable {
    /// The last report.
    package internal(set) var signal: AlarmSignal
    /// The level of the last abnormal report, which the lamp shows until the alarm is over.
    package internal(set) var level = AlarmSignal.Level.alarm
    package internal(set) var alarm = Alarm()

    package var id: String { signal.name }
    package var name: String { signal.name }
  }

  /// What happens to a panel.
  package enum Event: Hashable, Sendable {
    /// A message about a process; the first of a name adds a window.
    case report(AlarmSignal)
    /// The operator acknowledges the alarm of a name, or all.
    case acknowledge(String? = nil)
    /// The operator resets the alarm of a name, or all, whose processes have returned to normal.
    case reset(String? = nil)
    /// The operator silences the horn until the next alarm.
    case silence
    /// All processes count as abnormal until the test ends.
    case test(Bool)
    case select(AlarmSequence)
  }

  package private(set) var sequence: AlarmSequence
  /// The windows, in the order in which they were first reported.
  package private(set) var points: [Point] = []
  package private(set) var isTesting = false
  private var isSilenced = false

  /// The largest number of windows. Reports of further names are ignored.
  package static let limit = 1_000

  package init(sequence: AlarmSequence = .automaticReset, _ signals: [AlarmSignal] = []) {
    self.sequence = sequence
    for signal in signals { handle(.report(signal)) }
  }

  /// What the panel sounds: an alarm drowns out a ringback.
  package var horn: Horn {
    if isSilenced { return .silent }
    if count(of: .unacknowledged) > 0 { return .alarm }
    return sequence == .ringback && count(of: .returned) > 0 ? .ringback : .silent
  }

  /// Whether any lamp flashes.
  package var flashes: Bool { points.contains { lamp(of: $0).flashes } }

  /// Returns whether there is a window of a name, or space for one.
  package func hasSpace(for name: String) -> Bool {
    points.count < AlarmPanel.limit || points.contains { $0.name == name }
  }

  /// Returns what the lamp of a window does.
  package func lamp(of point: Point) -> Lamp { point.alarm.lamp(in: sequence) }

  /// The number of alarms in words.
  package var summary: String {
    if points.isEmpty { return "no signals yet" }
    let states: [(Alarm.State, String)] = [
      (.unacknowledged, "unacknowledged"), (.acknowledged, "acknowledged"), (.returned, "returned"),
    ]
    let parts = states.map { (count(of: $0), $1) }.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return parts.isEmpty ? "all normal" : parts.joined(separator: ", ")
  }

  /// Returns the number of alarms in a state.
  package func count(of state: Alarm.State) -> Int {
    points.count { $0.alarm.state == state }
  }

  /// Applies an event.
  package mutating func handle(_ event: Event) {
    switch event {
    case .report(let signal): report(signal)
    case .acknowledge(let name): send(.acknowledge, to: name)
    case .reset(let name): send(.reset, to: name)
    case .silence: isSilenced = true
    case .test(let isOn):
      isTesting = isOn
      for index in points.indices { follow(points[index].signal.level, at: index) }
    case .select(let sequence):
      self.sequence = sequence
      for index in points.indices {
        let hasFirstOut = points[..<index].contains { $0.alarm.state == .unacknowledged }
        points[index].alarm.adapt(to: sequence, hasFirstOut: hasFirstOut)
      }
    }
  }

  private mutating func report(_ signal: AlarmSignal) {
    guard let index = points.firstIndex(where: { $0.name == signal.name }) else {
      if points.count == AlarmPanel.limit { return }
      points.append(Point(signal: AlarmSignal(signal.name, .normal, signal.text)))
      return report(signal)
    }
    let old = points[index].signal.level
    points[index].signal = signal
    if signal.level > .normal { points[index].level = signal.level }
    if signal.level > old, old > .normal { send(.goesAbnormal, at: index) }
    follow(signal.level, at: index)
  }

  /// Tells an alarm that its process, or the test, has become abnormal or normal.
  private mutating func follow(_ level: AlarmSignal.Level, at index: Int) {
    let isAbnormal = level > .normal || isTesting
    if isAbnormal == points[index].alarm.isAbnormal { return }
    if isAbnormal, level == .normal { points[index].level = .alarm }
    send(isAbnormal ? .goesAbnormal : .returnsToNormal, at: index)
  }

  /// Sends an event to the alarm of a name, or to all.
  private mutating func send(_ event: Alarm.Event, to name: String?) {
    for index in points.indices where name == nil || points[index].name == name {
      send(event, at: index)
    }
  }

  private mutating func send(_ event: Alarm.Event, at index: Int) {
    let old = points[index].alarm.state
    let hasFirstOut = count(of: .unacknowledged) > 0
    points[index].alarm.handle(event, in: sequence, hasFirstOut: hasFirstOut)
    let new = points[index].alarm.state
    // What is new sounds again.
    if new != old, new == .unacknowledged || new == .returned { isSilenced = false }
  }
}
