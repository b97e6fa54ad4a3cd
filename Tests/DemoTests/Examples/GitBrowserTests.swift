import Components
import ObservableCollections
import Signals
import SignalsTesting
import SystemStreams
import TerminalHarness
import TestSupport
import Testing
import TextBackend

@testable import GitBrowser

@MainActor @Suite(.watchdog) struct BrowserTests {
  private let scheduler = TestScheduler()
  private let requests = CurrentValueSubject<[Commit.ID], Never>([])

  private func browser(_ columns: Int, _ rows: Int) -> (Screen, History) {
    let history = History(on: scheduler) { [requests] id in
      requests.value.append(id)
      let lines = ["\u{1B}[1mcommit \(id)\u{1B}[m", "\u{1B}[32m+new\u{1B}[m\u{1B}]0;title\u{7}"]
      return lines.publisher.setFailureType(to: CommandFailure.self)
    }
    for (id, subject) in [("a1", "Add lamps"), ("b2", "Fix a lamp"), ("c3", "Paint")] {
      history.add("\(id)\u{1F}2026-11-25\u{1F}Ada\u{1F}\(subject)")
    }
    let screen = Screen(columns: columns, rows: rows, scheduler: scheduler) {
      Browser(history: history)
    }
    return (screen, history)
  }

  @Test func showsCommitsAndTheSelectedOneBesideThem() {
    let (screen, _) = browser(100, 7)
    screen.advance(by: .milliseconds(60))
    #expect(
      screen.text == """
        ╭ 3 commits ───────────────────────────╮╭ a1 ──────────────────────────────────────────────────────╮
        │ / Find commits                       ││ commit a1                                                │
        │ ▌ a1 Add lamps            2026-11-25 ││ +new                                                     │
        │   b2 Fix a lamp           2026-11-25 ││                                                          │
        │   c3 Paint                2026-11-25 ││                                                          │
        ╰──────────────────────────────────────╯╰──────────────────────────────────────────────────────────╯
         Ctrl-F Find commits  y Copy  q Quit
        """)
    #expect(screen.attributes(of: "+new")?.foreground == Color(.palette(2)))
  }

  @Test func showsTheSelectedCommitBelowWhereThereIsLittleSpace() {
    let (screen, _) = browser(60, 14)
    screen.advance(by: .milliseconds(60))
    #expect(
      screen.text == """
        ╭ 3 commits ───────────────────────────────────────────────╮
        │ / Find commits                                           │
        │ ▌ a1 Add lamps                               2026-11-25▐ │
        │   b2 Fix a lamp                              2026-11-25  │
        ╰──────────────────────────────────────────────────────────╯
        ╭ a1 ──────────────────────────────────────────────────────╮
        │ commit a1                                                │
        │ +new                                                     │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        ╰──────────────────────────────────────────────────────────╯
         Ctrl-F Find commits  y Copy  q Quit
        """)
  }

  @Test func asksOnlyForTheCommitOnWhichTheSelectionSettles() {
    let (screen, _) = browser(100, 8)
    screen.press(.down)
    screen.press(.down)
    screen.advance(by: .milliseconds(60))
    #expect(requests.value == ["c3"])
    #expect(screen.text.contains("commit c3"))
  }

  @Test func filtersByAllWords() {
    let (screen, history) = browser(100, 8)
    screen.press("f", modifiers: .control)
    screen.type("ADA lamp fix")
    #expect(history.query.value == "ADA lamp fix")
    #expect(screen.text.contains("b2 Fix a lamp") && !screen.text.contains("Paint"))
    screen.press(.escape)
    #expect(screen.text.contains("Paint"))
  }

  @Test func leavesOutLinesThatAreNoCommits() {
    let (_, history) = browser(100, 8)
    history.add("warning: something")
    history.add("d4\u{1F}2026-11-26\u{1F}Ada\u{1F}a\u{1F}b")
    #expect(history.commits.value.map(\.subject).suffix(2) == ["Paint", "a\u{1F}b"])
  }
}

@Suite(.serialized, .watchdog) struct GitBrowserTests {
  /// A repository with a commit, and `$program` that shows it.
  private let repository = """
    cd "$(mktemp -d)" && git init -q . && echo lamp > file && git add file
    git -c user.name=Ada -c user.email=a@b commit -q -m 'Add lamps' > /dev/null

    """

  @Test(arguments: [("q", 0), ("\u{3}", 130)])
  func givesTheTerminalBack(key: String, status: Int32) throws {
    let terminal = PseudoTerminal(
      "GitBrowser", script: .init(repository + "start; end $?"))
    try #require(terminal.shows("Author: Ada"))
    terminal.type(key)
    #expect(terminal.waitForExit() == status)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test func saysThatThereAreNoCommits() {
    let terminal = PseudoTerminal("GitBrowser", ["/"])
    #expect(terminal.waitForExit() == 1)
    #expect(terminal.hasWritten("GitBrowser: There are no commits to show. "))
    #expect(terminal.hasWritten("not a git repository"))
    #expect(terminal.changedModes() == [])
  }
}
