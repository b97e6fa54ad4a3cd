import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import AlarmPanel

@MainActor @Suite(.watchdog) struct AnnunciatorViewTests {
  private let scheduler = TestScheduler()
  private let reports = PassthroughSubject<AlarmSource.Report, Never>()
  private let bells = CurrentValueSubject<Int, Never>(0)

  /// A screen of a panel with a pump and a boiler.
  private func screen(columns: Int = 80, rows: Int = 24) -> Screen {
    let source = AlarmSource(
      "test", initialSignals: [AlarmSignal("pump", .normal), AlarmSignal("boiler", .normal)]
    ) { [reports] _ in reports.eraseToAnyPublisher() }
    let screen = Screen(columns: columns, rows: rows, scheduler: scheduler) {
      AnnunciatorView(source).keyHelp()
        .environment(\.bell, BellAction { [bells] in bells.value += 1 })
    }
    _ = screen.text
    return screen
  }

  private func plant(
    columns: Int, rows: Int, after time: Duration, depth: ColorDepth = .trueColor
  ) -> Screen {
    let screen = Screen(
      columns: columns, rows: rows, colorDepth: depth, scheduler: scheduler
    ) { AnnunciatorView(.simulatedPlant).keyHelp() }
    screen.advance(by: time)
    return screen
  }

  private func report(_ name: String, _ level: AlarmSignal.Level, _ text: String = "") {
    reports.send(.success(AlarmSignal(name, level, text)))
  }

  /// The marks of the pump in eight moments.
  private func marks(on screen: Screen, every step: Duration) -> String {
    (0..<8).map { index in
      if index > 0 { screen.advance(by: step) }
      let line = screen.text.split(separator: "\n").first { $0.contains("pump") } ?? ""
      return String(line.first { "·▲△■▼▽".contains($0) } ?? "?")
    }.joined()
  }

  @Test func anAlarmFlashesFast() {
    let screen = screen()
    #expect(marks(on: screen, every: .milliseconds(125)) == "········")
    report("pump", .alarm)
    #expect(marks(on: screen, every: .milliseconds(125)) == "▲▲△△▲▲△△")
  }

  @Test func aReturnFlashesSlowly() {
    let screen = screen()
    screen.click(column: 70, row: 1)
    for level: AlarmSignal.Level in [.alarm, .normal] {
      report("pump", level)
      screen.type("a")
    }
    #expect(screen.text.contains("1 returned"))
    #expect(marks(on: screen, every: .milliseconds(500)) == "▼▼▽▽▼▼▽▽")
    screen.type("r")
    #expect(marks(on: screen, every: .milliseconds(500)) == "········")
  }

  @Test func nothingHappensWhileNothingFlashes() {
    let screen = screen()
    report("pump", .alarm)
    screen.type("a")
    #expect(marks(on: screen, every: .seconds(1)) == "■■■■■■■■")
    #expect(scheduler.scheduled == 0)
  }

  @Test func aPressedWindowIsAcknowledgedAlone() {
    let screen = screen()
    report("pump", .alarm)
    report("boiler", .warning)
    #expect(screen.text.contains("2 unacknowledged"))
    screen.press(.enter)
    #expect(screen.text.contains("1 unacknowledged, 1 acknowledged"))
    screen.press(.right)
    screen.press(.space)
    #expect(screen.text.contains("2 acknowledged"))
  }

  @Test func theHornRingsTheBellUntilItIsSilenced() {
    let screen = screen()
    report("pump", .alarm)
    #expect(screen.text.contains("HORN"))
    screen.advance(by: .seconds(3))
    #expect(screen.text.contains("HORN"))
    #expect(bells.value == 2)
    screen.type("s")
    #expect(!screen.text.contains("HORN"))
    screen.advance(by: .seconds(9))
    #expect(bells.value == 2)
    #expect(screen.text.contains("1 unacknowledged"))
  }

  @Test func aTestLastsTwoSeconds() {
    let screen = screen()
    screen.type("t")
    #expect(screen.text.contains("2 unacknowledged"))
    screen.type("a")
    screen.advance(by: .seconds(1))
    #expect(screen.text.contains("2 acknowledged"))
    screen.advance(by: .seconds(1))
    #expect(screen.text.contains("all normal"))
  }

  @Test func theHistoryHasTheTimes() {
    let screen = screen()
    screen.advance(by: .seconds(61))
    report("pump", .alarm, "tripped")
    screen.advance(by: .seconds(1))
    screen.type("a")
    #expect(screen.text.contains("00:01:01 ▲ ALARM         pump              tripped"))
    #expect(screen.text.contains("00:01:02 ■ acknowledged  pump              tripped"))
  }

  @Test func aBadLineIsShownUntilItIsAcknowledged() {
    let screen = screen()
    reports.send(.failure(AlarmSignalError(message: "Line 3: \u{1B}[2J")))
    #expect(screen.roles(of: "Line 3: ␛[2J") == [.error])
    screen.type("a")
    #expect(screen.text.contains(" all normal"))
    #expect(screen.text.contains("00:00:00 Line 3: ␛[2J"))
  }

  @Test func saysThatThereAreTooManyNames() {
    let screen = screen(columns: 120)
    for number in 0...AlarmPanel.limit { report("\(number)", .alarm) }
    let message = "There are more than 1000 names: the others are not shown."
    #expect(screen.text.ranges(of: message).count == 2)
    #expect(screen.text.contains("▲ unacknowledg…  998"))
  }

  @Test func readsNamesAndStatesWithoutMarks() throws {
    let screen = screen()
    report("pump", .alarm, "tripped")
    #expect(screen.accessibility.description.contains("pump, ALARM, tripped"))
    #expect(!screen.accessibility.description.contains("▲ pump"))
  }

  @Test func namesThatAreNewAddWindows() {
    let screen = screen()
    report("\u{1B}[2J界", .alarm, "a text that is longer than its window")
    #expect(screen.text.contains("▲ ␛[2J界"))
    #expect(screen.text.contains("ALARM a text that i…"))
  }

  @Test func lampsAreToldApartByWordsWithoutColors() {
    let screen = plant(columns: 80, rows: 24, after: .seconds(5), depth: .none)
    screen.type("a")
    #expect(screen.text.contains("■ BOILER PRESSURE"))
    #expect(screen.text.contains("acknowledged 136 bar"))
    #expect(screen.text.contains("normal          97 %"))
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12)])
  func looksAsInItsPicture(columns: Int, rows: Int) throws {
    let screen = plant(columns: columns, rows: rows, after: .seconds(5))
    screen.type("a")
    screen.advance(by: .seconds(9))
    try screen.requireSnapshot("\(columns)x\(rows)", includesStyles: true)
  }

  @Test func looksAsInItsPictureWithoutColorsAndBoxDrawing() throws {
    let screen = Screen(columns: 80, rows: 24, colorDepth: .none, scheduler: scheduler) {
      AnnunciatorView(.simulatedPlant).keyHelp().environment(\.usesASCII, true)
    }
    screen.advance(by: .seconds(5))
    screen.type("a")
    screen.advance(by: .seconds(9))
    try screen.requireSnapshot("ascii")
  }
}
