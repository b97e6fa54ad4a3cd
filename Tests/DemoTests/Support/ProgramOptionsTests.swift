import TestSupport
import Testing

@testable import DemoSupport

@Suite(.watchdog) struct ProgramOptionsTests {
  /// Reads options, and fails at operands.
  private func options(_ arguments: String...) throws -> ProgramOptions {
    try ProgramOptions(reading: arguments)
  }

  @Test func readsTheOptionsOfTheSession() throws {
    let session = try options(
      "--frames", "4", "--plain", "--columns=40", "--rows", "10", "--color", "256",
      "--color-scheme=light", "--log-input", "a"
    ).session
    #expect(session.frames == 4)
    #expect(session.output == .plain)
    #expect(session.columns == 40)
    #expect(session.rows == 10)
    #expect(session.colorDepth == .ansi256)
    #expect(session.colorScheme == .light)
    #expect(session.inputRecordingPath == "a")
    #expect(try options().session.output == .automatic)
  }

  @Test func readsTheOptionsOfPicturesAndRecordings() throws {
    let exports = try options(
      "--svg", "a.svg", "--html=b.html", "--ansi", "-", "--record", "d.cast", "--after", "1.5",
      "--seconds=3"
    ).exports
    #expect(
      [exports.svg, exports.html, exports.ansi, exports.record] == [
        "a.svg", "b.html", "-", "d.cast",
      ])
    #expect(exports.delay == .milliseconds(1_500))
    #expect(exports.duration == .seconds(3))
    #expect(exports.isVirtual)
    #expect(try options("--replay", "a").exports.replay == "a")
  }

  @Test func readsTheOptionsForAccessibility() throws {
    let accessibility = try options("--screen-reader", "--reduce-motion", "--high-contrast")
      .session.accessibility
    #expect(accessibility.usesScreenReader == true)
    #expect(accessibility.reducesMotion == true)
    #expect(accessibility.increasesContrast == true)
    #expect(try options().session.accessibility.usesScreenReader == nil)
  }

  @Test(arguments: [
    (["--what"], "\"--what\" is not an option; --help lists them."),
    (["--frames"], "--frames takes a number above 0, but nothing follows it."),
    (["--frames", "0"], "--frames takes a number above 0, not \"0\"."),
    (
      ["--columns", "9999999999999999999"],
      "--columns takes a number from 1 to 1000, not \"9999999999999999999\"."
    ),
    (["--color", "pink"], "--color takes truecolor, 256, 16 or none, not \"pink\"."),
    (["--color-scheme", "pink"], "--color-scheme takes dark or light, not \"pink\"."),
    (["--plain=yes"], "--plain takes no value."),
    (["--svg", "a.svg", "--after", "soon"], "--after takes a number of seconds, not \"soon\"."),
    (["--seconds", "3"], "--after and --seconds need --svg, --html, --ansi or --record."),
    (["--html", "-", "--frames", "2"], "Pictures and recordings do not take --frames."),
    (["--replay", "a", "--seconds", "1"], "--replay takes no --seconds."),
    (["--svg"], "--svg takes a file or -, but nothing follows it."),
  ])
  func reportsTheMistakeAndWhatIsExpected(arguments: [String], message: String) {
    let error = #expect(throws: CommandLineError.self) {
      try ProgramOptions(reading: arguments)
    }
    #expect(error?.message == message)
    #expect(error?.status == 64)
  }
}

extension ProgramOptions {
  /// Reads a command line that has no other options.
  fileprivate init(reading list: [String]) throws(CommandLineError) {
    self.init()
    var arguments = Arguments(list)
    while case .option(let name)? = arguments.next() { try read(name, &arguments) }
    try check()
  }
}
