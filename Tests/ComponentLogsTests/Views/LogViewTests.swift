import Components
import Signals
import SignalsTesting
import SystemStreams
import TestSupport
import Testing
import TextBackend

@testable import ComponentLogs

@MainActor @Suite(.watchdog) struct LogViewTests {
  private let scheduler = TestScheduler()

  private func screen(_ file: TestFile, columns: Int = 60, rows: Int = 12) throws -> Screen {
    let screen = Screen(columns: columns, rows: rows, scheduler: scheduler) {
      LogView(InputFile(file.path), on: scheduler)
    }
    _ = screen.text
    settle(screen)
    return screen
  }

  private func settle(_ screen: Screen) {
    for _ in 0..<3 { screen.advance(by: .zero) }
  }

  /// Returns the texts of the lines on the screen, without their numbers.
  private func lines(_ screen: Screen) -> [String] {
    settle(screen)
    return screen.text.split(separator: "\n").dropFirst().dropLast(2).map { row in
      let text = row.drop { !$0.isLetter }.prefix { !"▐".contains($0) }
      return String(
        text.prefix(
          (text.lastIndex { $0 != " " }).map { text.distance(from: text.startIndex, to: $0) + 1 }
            ?? 0))
    }
  }

  private func numbered(_ count: Int) throws -> TestFile {
    try TestFile((1...count).map { "line \($0)\n" }.joined())
  }

  @Test func showsTheBeginning() throws {
    let screen = try screen(numbered(1_000))
    #expect(lines(screen) == (1...9).map { "line \($0)" })
    #expect(screen.text.contains("1/1,000"))
  }

  @Test func movesByKeys() throws {
    let screen = try screen(numbered(1_000))
    screen.press(.pageDown)
    screen.press(.down)
    #expect(screen.text.contains("10/1,000"))
    #expect(lines(screen).last == "line 10")
    screen.type("G")
    #expect(lines(screen).last == "line 1000")
    #expect(screen.text.contains("following"))
    screen.press(.up)
    #expect(!screen.text.contains("following"))
    screen.type("g")
    #expect(lines(screen).first == "line 1")
    screen.type(":500\n")
    #expect(lines(screen).contains("line 500"))
    #expect(screen.text.contains("500/1,000"))
  }

  @Test func followsTheEndUntilOneScrollsUp() throws {
    let file = try numbered(30)
    let screen = try screen(file)
    screen.type("F")
    #expect(lines(screen).last == "line 30")
    try file.append("line 31\n")
    screen.advance(by: .milliseconds(250))
    #expect(lines(screen).last == "line 31")
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: -1), at: Point(x: 5, y: 5))))
    #expect(lines(screen).last == "line 28")
    try file.append("line 32\n")
    screen.advance(by: .milliseconds(250))
    #expect(lines(screen).last == "line 28")
    screen.press(.end)
    #expect(lines(screen).last == "line 32")
  }

  @Test func followsTheEndOfAnEmptyLog() throws {
    let file = try TestFile()
    let screen = try screen(file)
    screen.type("F")
    #expect(screen.text.contains("following"))
    try file.append((1...30).map { "line \($0)\n" }.joined())
    screen.advance(by: .milliseconds(250))
    #expect(lines(screen).last == "line 30")
  }

  @Test func searchesWhileTextIsTyped() throws {
    let screen = try screen(numbered(1_000))
    screen.type("/77")
    settle(screen)
    #expect(screen.text.contains("19 lines"))
    screen.type("\n")
    #expect(screen.text.contains("77/1,000"))
    screen.type("nn")
    #expect(screen.text.contains("277/1,000"))
    screen.type("N")
    #expect(screen.text.contains("177/1,000"))
    #expect(screen.text.contains("2 of 19 lines"))
    screen.type("m")
    #expect(lines(screen).prefix(2) == ["line 77", "line 177"])
    screen.type("m")
    #expect(lines(screen).contains("line 176"))
    screen.press(.escape)
    #expect(!screen.text.contains("19 lines"))
  }

  @Test func marksOccurrences() throws {
    let screen = try screen(TestFile("a needle\n"))
    screen.type("/need\n")
    settle(screen)
    #expect(screen.frame.styles.contains("reversed"))
  }

  @Test func shiftsLinesToTheOccurrence() throws {
    let long = String(repeating: "word ", count: 30)
    let screen = try screen(TestFile("\(long)\n\(long)needle\nnear needle\n"))
    screen.type("/needle\n")
    #expect(lines(screen)[1].contains("needle"))
    screen.type("n")
    #expect(lines(screen)[2] == "near needle")
    screen.type("N")
    screen.press(.escape)
    #expect(lines(screen)[2] == "near needle")
  }

  @Test func filtersByLevel() throws {
    var text = ""
    for number in 1...200 { text += "\(number % 10 == 0 ? "WARN" : "INFO") line \(number)\n" }
    let screen = try screen(TestFile(text))
    screen.type(":95\n")
    settle(screen)
    screen.type("lllll")
    settle(screen)
    #expect(screen.text.contains("≥ WARN"))
    #expect(lines(screen).contains("W WARN line 100"))
    #expect(screen.text.contains("10/20 of 200"))
    screen.type("LLLLL")
    settle(screen)
    #expect(lines(screen).contains("W WARN line 100"))
    #expect(lines(screen).contains("I INFO line 99"))
  }

  @Test func clicksSelectLinesAndShowThem() throws {
    let screen = try screen(numbered(100))
    screen.click(column: 20, row: 3)
    #expect(screen.text.contains("3/100"))
    screen.press(.down)
    #expect(screen.text.contains("4/100"))
    screen.click(column: 20, row: 4)
    #expect(screen.text.contains("Line 4"))
    screen.press(.escape)
    #expect(!screen.text.contains("Line 4"))
  }

  @Test func wrapsAndShiftsLines() throws {
    let screen = try screen(TestFile(String(repeating: "word ", count: 30) + "end\nnext\n"))
    #expect(!screen.text.contains("end"))
    screen.type("w")
    #expect(screen.text.contains("end"))
    screen.type("w")
    for _ in 0..<14 { screen.press(.right) }
    #expect(screen.text.contains("end"))
    #expect(!screen.text.contains("2   next"))
  }

  @Test func saysWhyThereIsNothing() throws {
    #expect(try screen(TestFile()).text.contains("The log is empty"))
  }

  @Test func keepsLinesOfAPublisher() {
    let lines = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 40, rows: 6, scheduler: scheduler) {
      LogView("make", lines: lines, on: scheduler)
    }
    #expect(screen.text.contains("The log is empty"))
    for number in 1...9 { lines.send("\u{1B}[31mERROR\u{1B}[m line \(number)") }
    screen.advance(by: .milliseconds(250))
    #expect(
      screen.text == """
         make                               E 9
           7 E ERROR line 7
           8 E ERROR line 8
        ▌  9 E ERROR line 9                    ▐
         9/9                          following
         / search  n next  l level  F follow
        """)
  }

  @Test func cancelsAPublisherThatIsNotShownAnyLonger() {
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let isCancelled = CurrentValueSubject<Bool, Never>(false)
    let lines = PassthroughSubject<String, Never>()
      .handleEvents(receiveCancel: { isCancelled.value = true })
    let screen = Screen(columns: 40, rows: 6, scheduler: scheduler) {
      Latest(of: isShown) { if $0 { LogView("make", lines: lines, on: scheduler) } }
    }
    _ = screen.text
    #expect(!isCancelled.value)
    isShown.value = false
    _ = screen.text
    #expect(isCancelled.value)
  }

  @Test func keepsALogThatIsNotShown() {
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let lines = PassthroughSubject<String, Never>()
    let log = Log("make", lines: lines, on: scheduler)
    let screen = Screen(columns: 40, rows: 6, scheduler: scheduler) {
      Latest(of: isShown) { if $0 { LogView(log) } }
    }
    _ = screen.text
    for number in 1...20 { lines.send("line \(number)") }
    screen.advance(by: .milliseconds(250))
    screen.type(":5\n")
    let text = screen.text
    #expect(text.contains("5/20"))
    #expect(self.lines(screen).contains("line 5"))
    isShown.value = false
    #expect(!screen.text.contains("line"))
    lines.send("line 21")
    screen.advance(by: .milliseconds(250))
    isShown.value = true
    settle(screen)
    #expect(screen.text == text.replacing("5/20", with: "5/21"))
    screen.type("G")
    #expect(self.lines(screen) == (19...21).map { "line \($0)" })
  }

  @Test func cancelsThePublisherOfALogThatIsReleased() {
    let isCancelled = CurrentValueSubject<Bool, Never>(false)
    let lines = PassthroughSubject<String, Never>()
      .handleEvents(receiveCancel: { isCancelled.value = true })
    let log = CurrentValueSubject<Log?, Never>(Log("make", lines: lines, on: scheduler))
    let screen = Screen(columns: 40, rows: 6, scheduler: scheduler) {
      Latest(of: log) { if let log = $0 { LogView(log) } }
    }
    _ = screen.text
    #expect(!isCancelled.value)
    log.value = nil
    _ = screen.text
    #expect(isCancelled.value)
  }

  @Test func saysWhyThereIsNoLog() {
    let screen = Screen(columns: 60, rows: 8, scheduler: scheduler) {
      LogView(InputFile("/no/file"), on: scheduler)
    }
    #expect(screen.text.contains("\"/no/file\" cannot be read: No such file"))
  }

  @Test func drawsAtAnySize() throws {
    let file = try numbered(100)
    let screen = try screen(file)
    for (columns, rows) in [(1, 1), (2, 30), (40, 3), (300, 80)] {
      screen.resize(columns: columns, rows: rows)
      #expect(!screen.bytes().isEmpty)
    }
  }
}
