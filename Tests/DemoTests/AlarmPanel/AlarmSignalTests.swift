import TestSupport
import Testing

@testable import AlarmPanel

@Suite(.watchdog) struct AlarmSignalTests {
  @Test(arguments: [
    ("FEED_PUMP_1 alarm tripped", AlarmSignal("FEED PUMP 1", .alarm, "tripped")),
    ("disk WARNING 93 % of  40 GiB\r", AlarmSignal("disk", .warning, "93 % of  40 GiB")),
    ("\t net\t normal ", AlarmSignal("net", .normal)),
  ])
  func readsALine(line: String, signal: AlarmSignal) throws {
    #expect(try AlarmSignal(parsing: line) == signal)
  }

  @Test(arguments: [
    ("", "\"\" has no state: a line is NAME STATE TEXT."),
    ("pump", "\"pump\" has no state: a line is NAME STATE TEXT."),
    ("pump hot 93", "\"hot\" is no state: it is normal, warning or alarm."),
    ("pump \u{1B}[2J", "\"\\u{1B}[2J\" is no state: it is normal, warning or alarm."),
    (
      "pump " + String(repeating: "x", count: 99),
      "\"xxxxxxxxxxxxxxxxxxxxxxx\"… is no state: it is normal, warning or alarm."
    ),
  ])
  func namesTheMistake(line: String, message: String) {
    let error = #expect(throws: AlarmSignalError.self) { try AlarmSignal(parsing: line) }
    #expect(error?.message == message)
  }
}
