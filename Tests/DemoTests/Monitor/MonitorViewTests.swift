import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@testable import Monitor

@MainActor @Suite(.watchdog) struct MonitorViewTests {
  private let scheduler = TestScheduler()

  private func screen(
    of machine: any Machine = ExampleMachine(), columns: Int = 80, rows: Int = 24
  ) -> Screen {
    let screen = Screen(columns: columns, rows: rows, scheduler: scheduler) {
      MonitorView(of: machine)
    }
    // The table receives the focus after the first frame.
    _ = screen.text
    return screen
  }

  private func lines(_ screen: Screen) -> [String] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines of processes in the table.
  private func rows(_ screen: Screen) -> [String] {
    let lines = lines(screen)
    let header = lines.firstIndex { $0.contains("Command") } ?? 0
    return Array(lines[(header + 1)..<(lines.count - 1)])
  }

  @Test func showsTheMachineAndItsProcesses() {
    let text = screen().text
    for part in [
      "example", "48 processes", "load 1.52 0.97 0.58", "up 2 d 4 h", "All ", "Swap",
      "CPU % ▼", "/ Filter",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func followsSamples() {
    let screen = screen()
    let old = screen.text
    screen.advance(by: .seconds(1))
    #expect(screen.text != old)
  }

  @Test func pauses() {
    let screen = screen()
    screen.type("p")
    let paused = screen.text
    #expect(paused.contains("Paused"))
    screen.advance(by: .seconds(5))
    #expect(screen.text == paused)
    screen.type("p")
    screen.advance(by: .seconds(1))
    #expect(screen.text != paused)
  }

  @Test func keysSort() {
    let screen = screen()
    screen.type("s")
    #expect(screen.text.contains("MiB ▼"))
    screen.type("r")
    #expect(screen.text.contains("MiB ▲"))
  }

  @Test func showsTheNetworkAndTheDisks() {
    let screen = screen()
    screen.advance(by: .seconds(2))
    for part in ["Network", "Disks", "KiB/s", "out"] {
      #expect(screen.text.contains(part), "\(part)")
    }
    #expect(!self.screen(rows: 20).text.contains("Network"))
  }

  @Test func showsProcessesBelowTheirParents() {
    let screen = screen()
    #expect(!screen.text.contains("└─"))
    screen.type("t")
    #expect(screen.text.contains("└─ "))
    #expect(rows(screen).contains { $0.contains("systemd") && !$0.contains("─ ") })
    screen.type("t")
    #expect(!screen.text.contains("└─"))
  }

  @Test func clicksOnTitlesSort() throws {
    let screen = screen()
    let line = try #require(lines(screen).firstIndex { $0.contains("Command") })
    let title = try #require(lines(screen)[line].range(of: "PID"))
    let column = lines(screen)[line].distance(
      from: lines(screen)[line].startIndex, to: title.lowerBound)
    screen.click(column: column, row: line)
    #expect(screen.text.contains("PID ▲"))
    #expect(rows(screen)[0].contains(" 1 "))
  }

  @Test func filters() {
    let screen = screen()
    screen.type("/swift")
    #expect(screen.text.contains("9 of 48"))
    #expect(rows(screen).prefix(9).allSatisfy { $0.contains("swift") })
    screen.press(.enter)
    #expect(screen.text.contains("/ swift"))
    screen.type("/")
    screen.press(.escape)
    #expect(!screen.text.contains("9 of 48"))
    #expect(!screen.text.contains("/ swift"))
  }

  @Test func saysThatNothingMatches() {
    let screen = screen()
    screen.type("/zzz")
    #expect(screen.text.contains("No process matches \"zzz\""))
  }

  @Test func theSelectionFollowsTheProcess() throws {
    let screen = screen(rows: 90)
    screen.press(.down)
    let selected = try #require(rows(screen).first { $0.contains("▌") })
    let words = selected.split(separator: " ")
    screen.type("s")
    screen.advance(by: .seconds(1))
    let moved = try #require(rows(screen).first { $0.contains("▌") })
    #expect(moved.split(separator: " ")[1] == words[1])
  }

  /// A machine whose processes end after a second, but for the first 24.
  private struct EndingMachine: Machine {
    private let machine = ExampleMachine()

    func sample(at now: Instant) -> MachineSample {
      var sample = machine.sample(at: now)
      if now.offset >= .seconds(1) { sample.processes.removeLast(24) }
      return sample
    }

    func details(of id: ProcessIdentity) -> ProcessDetails? { machine.details(of: id) }

    func send(_ signal: ProcessSignal, to id: ProcessIdentity) throws(SignalError) {}
  }

  @Test func theFirstProcessIsSelectedWhenTheSelectedOneHasEnded() {
    let screen = screen(of: EndingMachine())
    // In the order of their numbers.
    screen.type("ssss")
    screen.press(.home)
    let first = rows(screen)[0]
    screen.press(.end)
    #expect(rows(screen)[0] != first)
    screen.advance(by: .seconds(1))
    #expect(rows(screen)[0].dropFirst().prefix(8) == first.dropFirst().prefix(8))
    #expect(rows(screen)[0].hasPrefix("▌"))
    screen.type("k")
    #expect(screen.text.contains("Terminate (TERM)"))
  }

  @Test func showsDetailsOfTheSelectedProcess() {
    let screen = screen(columns: 120, rows: 30)
    screen.advance(by: .zero)
    screen.advance(by: .zero)
    #expect(screen.text.contains("Folder"))
    #expect(screen.text.contains("peak 612.0 MiB"))
    screen.type("d")
    #expect(!screen.text.contains("Folder"))
  }

  @Test func theFirstProcessIsSelected() {
    let screen = screen()
    #expect(rows(screen)[0].hasPrefix("▌"))
    screen.press(.down)
    #expect(rows(screen)[1].hasPrefix("▌"))
  }

  @Test func asksBeforeItSendsASignal() {
    let screen = screen()
    screen.type("k")
    #expect(screen.text.contains("Terminate (TERM)"))
    screen.press(.escape)
    #expect(!screen.text.contains("Terminate (TERM)"))
    screen.type("k")
    screen.press(.up)
    screen.press(.enter)
    #expect(screen.text.contains("has ended already."))
  }

  @Test func showsWhatFits() {
    for columns in [1, 20, 40, 80, 110, 300] {
      for rows in [1, 5, 10, 22, 40] {
        let screen = screen(columns: columns, rows: rows)
        screen.press(.down)
        screen.type("d")
        screen.advance(by: .seconds(1))
        #expect(lines(screen).allSatisfy { $0.count <= columns })
      }
    }
  }

  @Test func drawsWithoutColorsAndBoxDrawing() {
    let screen = Screen(columns: 80, rows: 22, colorDepth: .none, scheduler: scheduler) {
      MonitorView(of: ExampleMachine()).environment(\.usesASCII, true)
    }
    #expect(!screen.text.contains { "╭│─▀▟".contains($0) })
  }

  @Test func releasesEverything() {
    do {
      let screen = screen()
      screen.press(.down)
      screen.advance(by: .seconds(2))
    }
    #expect(scheduler.scheduled == 0)
  }
}
