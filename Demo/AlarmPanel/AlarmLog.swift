/// The changes of a panel with their times, the newest first.
package struct AlarmLog: Equatable, Sendable {
  /// A change of an alarm, a line that is no signal, or the beginning.
  package struct Entry: Identifiable, Equatable, Sendable {
    /// The number of entries before this one.
    package let id: Int
    package let time: Duration
    /// The name of the alarm.
    package var name = ""
    /// The new state; `nil` for what is no change of an alarm.
    package var state: Alarm.State?
    package var level = AlarmSignal.Level.alarm
    /// The word for the state.
    package var word = ""
    /// The text of the report, the mistake in the line, or a sentence.
    package let text: String
  }

  package private(set) var entries: [Entry] = []
  private var count = 0

  /// The largest number of entries, beyond which the oldest are removed.
  package static let limit = 500

  /// Creates a log that begins with the number of signals, unless there are none yet.
  package init(of signalCount: Int = 0, at time: Duration = .zero) {
    if signalCount == 0 { return }
    append(Entry(id: count, time: time, text: "Watching \(signalCount) signals."))
  }

  /// Adds an entry for each alarm whose state differs between two states of a panel.
  package mutating func record(from old: AlarmPanel, to new: AlarmPanel, at time: Duration) {
    for (index, point) in new.points.enumerated() {
      let state = old.points.indices.contains(index) ? old.points[index].alarm.state : .normal
      if point.alarm.state == state { continue }
      var entry = Entry(id: count, time: time, text: point.signal.text)
      (entry.name, entry.state, entry.level) = (point.name, point.alarm.state, point.level)
      entry.word = new.sequence.word(for: point.alarm.state, point.level)
      append(entry)
    }
  }

  /// Adds an entry for a line that is no signal.
  package mutating func record(_ error: AlarmSignalError, at time: Duration) {
    append(Entry(id: count, time: time, text: error.message))
  }

  private mutating func append(_ entry: Entry) {
    entries.insert(entry, at: 0)
    count += 1
    if entries.count > AlarmLog.limit { entries.removeLast() }
  }
}
