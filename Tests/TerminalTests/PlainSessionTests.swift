import TerminalHarness
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.timeLimit(.minutes(5))) struct PlainSessionTests {
  @Test func writesABlockForEachChange() {
    let demo = Program("Demo", ["--frames", "2", "--interval", "0.01"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.contains("|     Select All     |"))
    #expect(demo.text.contains("|     Delete All     |"))
    #expect(demo.text.split(separator: "\n\n").count == 3)
    #expect(demo.text.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) })
  }

  @Test func hasTheConfiguredSize() {
    let demo = Program("Demo", ["--frames", "1", "--interval", "0.01", "--columns", "30"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.split(separator: "\n").map(\.count).max() == 30)
  }

  @Test func is80ColumnsWideByDefault() {
    let demo = Program("Demo", ["--frames", "1", "--interval", "0.01"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.split(separator: "\n").map(\.count).max() == 80)
  }

  @Test func writesNoBlanksToCenterTheViews() {
    let app = Program("SessionTestApp", [])
    #expect(app.shows("active"))
    app.signal(SIGTERM)
    #expect(app.waitForExit() == .signal(SIGTERM))
    #expect(app.text.trimmingPrefix { $0 == " " }.hasPrefix("Log:"))
    #expect(app.text.prefix { $0 == " " }.count < 4)
  }

  @Test func endsBySignal() {
    let demo = Program("Demo", ["--plain"])
    #expect(demo.shows("Custom button"))
    demo.signal(SIGTERM)
    #expect(demo.waitForExit() == .signal(SIGTERM))
  }
}
