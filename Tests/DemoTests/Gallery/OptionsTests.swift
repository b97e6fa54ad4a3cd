import DemoSupport
import TestSupport
import Testing

@testable import Demo

@Suite(.watchdog) struct OptionsTests {
  @Test func parsesAllOptions() throws {
    let options = try Options([
      "--titles", "-", "--command=seq 3", "--interval=0.5", "--page", "looks", "--plain",
    ])
    #expect(options.titles == "-")
    #expect(options.interval == .milliseconds(500))
    #expect(options.command == "seq 3")
    #expect(options.page == .looks)
    #expect(options.program.session.output == .plain)
  }

  @Test func usesDefaultsWithoutOptions() throws {
    let options = try Options([])
    #expect(options.interval == .seconds(1))
    #expect(options.titles == nil)
    #expect(options.page == .builder)
  }

  @Test(arguments: [
    (["--interval=soon"], "--interval takes a number of seconds above 0, not \"soon\"."),
    (["--interval", "nan"], "--interval takes a number of seconds above 0, not \"nan\"."),
    (["app.log"], "\"app.log\" is not expected."),
    (["--svg", "-", "--titles", "-"], "Pictures and recordings do not take --titles."),
    (["--page", "monitor"], "The monitor is a program of its own: swift run Monitor."),
    (
      ["a.log", "--page=log"], "The log viewer is a program of its own: swift run LogViewer FILE."
    ),
  ])
  func reportsTheMistakeAndWhatIsExpected(arguments: [String], message: String) {
    let error = #expect(throws: CommandLineError.self) { try Options(arguments) }
    #expect(error?.message == message)
    #expect(error?.status == 64)
  }

  @Test func listsThePagesInsteadOfAnUnknownOne() throws {
    let error = #expect(throws: CommandLineError.self) { try Options(["--page", "none"]) }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("--page takes builder, annunciator, "))
    #expect(message.hasSuffix(" or rows, not \"none\"."))
  }
}
