import TestSupport
import Testing

@testable import AlarmPanel

@Suite(.watchdog) struct AlarmSourceTests {
  @Test func reportsLines() {
    #expect(
      AlarmSource.report(of: "pump alarm", number: 1) == .success(AlarmSignal("pump", .alarm)))
    #expect(AlarmSource.report(of: " \t", number: 2) == nil)
    #expect(
      AlarmSource.report(of: "pump", number: 3)
        == .failure(
          AlarmSignalError(
            message: "Line 3: \"pump\" has no state: a line is NAME STATE TEXT.")))
  }
}
