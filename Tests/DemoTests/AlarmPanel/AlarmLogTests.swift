import TestSupport
import Testing

@testable import AlarmPanel

@Suite(.watchdog) struct AlarmLogTests {
  @Test func recordsChangesOfStates() {
    let old = AlarmPanel([AlarmSignal("pump", .normal), AlarmSignal("boiler", .normal)])
    var new = old
    new.handle(.report(AlarmSignal("boiler", .warning, "93 °C")))
    new.handle(.report(AlarmSignal("fan", .normal)))
    var log = AlarmLog()
    log.record(from: old, to: new, at: .seconds(5))
    log.record(from: new, to: new, at: .seconds(6))
    #expect(log.entries.map(\.name) == ["boiler"])
    #expect(log.entries.map(\.word) == ["WARNING"])
    #expect(log.entries.map(\.text) == ["93 °C"])
    #expect(log.entries.map(\.time) == [.seconds(5)])
  }

  @Test func beginsWithTheNumberOfSignals() {
    #expect(AlarmLog().entries.isEmpty)
    let entries = AlarmLog(of: 9, at: .seconds(7)).entries
    #expect(entries.map(\.text) == ["Watching 9 signals."])
    #expect(entries.map(\.time) == [.seconds(7)])
  }

  @Test func keepsTheNewestEntries() {
    var log = AlarmLog()
    for number in 0...AlarmLog.limit {
      log.record(AlarmSignalError(message: "\(number)"), at: .zero)
    }
    #expect(log.entries.count == AlarmLog.limit)
    #expect(log.entries.first?.text == "\(AlarmLog.limit)")
    #expect(log.entries.last?.text == "1")
  }
}
