import DemoSupport
import TestSupport
import Testing

@testable import LogViewer

@Suite(.watchdog) struct LogViewerOptionsTests {
  @Test func takesOneFile() throws {
    #expect(try Options(["a=b.log", "--plain"]).file == "a=b.log")
    #expect(try Options(["-"]).file == "-")
    #expect(try Options([]).file == nil)
    let error = #expect(throws: CommandLineError.self) { try Options(["a", "b"]) }
    #expect(error?.message == "\"b\" is not expected: one file is enough.")
    #expect(error?.status == 64)
  }
}
