import TestSupport
import Testing

@testable import Demo

@Suite(.watchdog) struct OptionsTests {
  @Test func parsesAllOptions() throws {
    let options = try Options([
      "--titles", "-", "--interval=0.5", "--frames", "4", "--plain", "--columns=40", "--rows", "10",
      "--color", "256", "--color-scheme=light",
    ])
    #expect(options.titles == "-")
    #expect(options.interval == .milliseconds(500))
    #expect(options.session.changes == 4)
    #expect(options.session.isPlain)
    #expect(options.session.columns == 40)
    #expect(options.session.rows == 10)
    #expect(options.session.colorDepth == .ansi256)
    #expect(options.session.colorScheme == .light)
  }

  @Test func readsTheOptionsOfPicturesAndRecordings() throws {
    let options = try Options([
      "--svg", "a.svg", "--html=b.html", "--ansi", "-", "--record", "d.cast", "--after", "1.5",
      "--seconds=3",
    ])
    let exports = options.exports
    #expect(
      [exports.svg, exports.html, exports.ansi, exports.record] == [
        "a.svg", "b.html", "-", "d.cast",
      ])
    #expect(exports.delay == .milliseconds(1_500))
    #expect(exports.duration == .seconds(3))
    #expect(exports.isVirtual)
    #expect(try Options(["--replay", "a"]).exports.replay == "a")
    #expect(try Options(["--log-input", "a"]).session.inputRecordingPath == "a")
  }

  @Test func parsesTheOptionsForAccessibility() throws {
    let options = try Options(["--screen-reader", "--reduce-motion", "--high-contrast"])
    #expect(options.session.accessibility.usesScreenReader == true)
    #expect(options.session.accessibility.reducesMotion == true)
    #expect(options.session.accessibility.increasesContrast == true)
    #expect(try Options([]).session.accessibility.usesScreenReader == nil)
  }

  @Test func readsTheFileOfThePageLog() throws {
    #expect(try Options(["--page", "log", "a=b.log"]).file == "a=b.log")
    #expect(try Options(["-", "--page=log"]).file == "-")
    #expect(try Options(["--page", "log"]).file == nil)
  }

  @Test func usesDefaultsWithoutOptions() throws {
    let options = try Options([])
    #expect(options.interval == .seconds(1))
    #expect(options.titles == nil)
    #expect(!options.session.isPlain)
  }

  @Test(arguments: [
    (["--what"], "\"--what\" is not an option; --help lists them."),
    (["--frames"], "--frames takes a number above 0, but nothing follows it."),
    (["--frames", "0"], "--frames takes a number above 0, not \"0\"."),
    (["--interval=soon"], "--interval takes a number of seconds above 0, not \"soon\"."),
    (["--interval", "nan"], "--interval takes a number of seconds above 0, not \"nan\"."),
    (
      ["--columns", "9999999999999999999"],
      "--columns takes a number from 1 to 1000, not \"9999999999999999999\"."
    ),
    (["--color", "pink"], "--color takes truecolor, 256, 16 or none, not \"pink\"."),
    (["--color-scheme", "pink"], "--color-scheme takes dark or light, not \"pink\"."),
    (["--plain=yes"], "--plain takes no value."),
    (["app.log"], "\"app.log\" needs the option --page log."),
    (["--svg", "a.svg", "--after", "soon"], "--after takes a number of seconds, not \"soon\"."),
    (["--seconds", "3"], "--after and --seconds need --svg, --html, --ansi or --record."),
    (
      ["--html", "-", "--frames", "2"], "Pictures and recordings of a page do not take --frames."
    ),
    (["--replay", "a", "--after", "1"], "--replay takes no --after and no --seconds."),
    (["--svg"], "--svg takes a file or -, but nothing follows it."),
    (["--page", "log", "a", "b"], "\"b\" is not expected: one file is enough."),
  ])
  func reportsTheMistakeAndWhatIsExpected(arguments: [String], message: String) {
    let error = #expect(throws: CommandLineError.self) { try Options(arguments) }
    #expect(error?.message == message)
    #expect(error?.status == 64)
  }
}
