import Testing

@testable import TestSupport

@Suite(.watchdog) struct WatchdogTests {
  @Test func reportNamesTheTestThatBeganFirst() throws {
    let test = try #require(Test.current)
    #expect(
      Watchdog.report(on: [test, test]) == """
        ✘ Test reportNamesTheTestThatBeganFirst() at TestSupportTests/WatchdogTests.swift:6 hangs: \
        no test has begun or ended in 300.0 seconds of processor time or of idle time.
          reportNamesTheTestThatBeganFirst() has not ended either.

        """)
  }
}
