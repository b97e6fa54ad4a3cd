import TestSupport
import Testing

@testable import ComponentLogs

@Suite(.watchdog) struct LogLevelTests {
  private func level(_ line: String) -> LogLevel? {
    Array(line.utf8).withUnsafeBufferPointer { LogLevel(statedIn: $0) }
  }

  @Test(arguments: [
    ("2026-11-22 09:15:02 TRACE poll", LogLevel.trace),
    ("DEBUG: starting", .debug),
    ("2026-11-22T09:15:02Z INFO ready", .info),
    ("[NOTICE] reloaded", .notice),
    ("WARNING low memory", .warning), ("09:15 WARN low", .warning), ("[W] [WRN] low", .warning),
    ("main ERROR gone", .error), ("ERR gone", .error), ("SEVERE: gone", .error),
    ("FATAL", .fatal), ("kernel: PANIC now", .fatal), ("CRITICAL disk", .fatal),
  ])
  func findsWordsInCapitalLetters(line: String, expected: LogLevel) {
    #expect(level(line) == expected)
  }

  @Test(arguments: [
    ("[Sun Nov 22] [core:error] [pid 4] gone", LogLevel.error),
    ("[warn] low", .warning), ("(error) gone", nil), ("<debug> poll", .debug),
    ("main.c:3:1: warning: unused variable", .warning), ("error: gone", .error),
    ("Error: gone", .error), ("info:ready", nil),
  ])
  func findsMarkedWords(line: String, expected: LogLevel?) {
    #expect(level(line) == expected)
  }

  @Test(arguments: [
    ("time=1 level=info msg=\"no error\"", LogLevel.info),
    (#"{"ts":1,"level":"warn","msg":"ERROR"}"#, .warning),
    (#"{"severity": "Critical", "a": 1}"#, .fatal),
    (#"{"level":50,"time":1531171074631,"msg":"gone"}"#, .error),
    (#"{"level":505,"msg":"gone"}"#, nil),
    ("lvl=dbg poll", .debug), ("level 5 reached", nil),
  ])
  func findsValuesOfKeys(line: String, expected: LogLevel?) {
    #expect(level(line) == expected)
  }

  @Test(arguments: [
    ("<0>kernel: gone", LogLevel.fatal), ("<11>Nov 22 09:15:02 host app: gone", .error),
    ("<28>low", .warning), ("<165>1 2026-11-22", .notice), ("<30>x", .info), ("<191>x", .debug),
    ("<192>x", nil), ("<>x", nil), ("<11 x", nil), ("<11", nil),
  ])
  func findsPrioritiesOfSyslog(line: String, expected: LogLevel?) {
    #expect(level(line) == expected)
  }

  @Test func findsLettersBeforeDates() {
    #expect(level("E1122 09:15:02.000000 1 main.go:8] gone") == .error)
    #expect(level("I1122 09:15:02.000000 1 main.go:8] ready") == .info)
    #expect(level("E112 09:15") == nil)
  }

  @Test(arguments: [
    "", " ", "ready", "ERROR_CODE is 3", "MYERROR", "WARNINGS", "an error happened",
    "information", "E", "\u{1B}[", "<1",
  ])
  func findsNoneInOtherLines(line: String) {
    #expect(level(line) == nil)
  }

  @Test func readsThroughColors() {
    #expect(level("\u{1B}[1;31mERROR\u{1B}[0m gone") == .error)
  }

  @Test func looksAtTheBeginningOnly() {
    #expect(level(String(repeating: "x ", count: 200) + "ERROR") == nil)
  }
}
