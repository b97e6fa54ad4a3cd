import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Prompts

/// Shows a question and collects its answers.
@MainActor
private struct Question<Answer: Sendable & Equatable> {
  let screen: Screen
  private let received: CurrentValueSubject<[Answer], Never>

  init(_ prompt: Prompt<Answer>, rows: Int = 13, scheduler: any Scheduler = .system) {
    let received = CurrentValueSubject<[Answer], Never>([])
    self.received = received
    screen = Screen(columns: 40, rows: rows, alignment: .topLeading, scheduler: scheduler) {
      prompt.view { answer in received.update { $0.append(answer) } }
    }
  }

  var answers: [Answer] { received.value }

  /// The lines without those that are empty.
  var lines: [String] { screen.text.split(separator: "\n").map(String.init) }
}

@MainActor @Suite(.watchdog) struct TextPromptTests {
  @Test func theAnswerIsWhatIsTyped() {
    let question = Question(.text("Name"))
    #expect(question.lines == ["? Name"])
    question.screen.type("Blob")
    #expect(question.lines == ["? Name Blob"])
    question.screen.press(.enter)
    #expect(question.answers == ["Blob"])
    #expect(question.lines == ["✓ Name Blob"])
  }

  @Test func anEmptyLineIsTheDefault() {
    let question = Question(.text("Name", default: "demo"))
    #expect(question.lines == ["? Name demo"])
    question.screen.press(.enter)
    #expect(question.answers == ["demo"])
  }

  @Test func aFaultIsShownFromTheFirstAttempt() {
    let question = Question(.text("Port") { Int($0) == nil ? "A number, please." : nil })
    question.screen.type("8x")
    #expect(question.lines == ["? Port 8x"])
    question.screen.press(.enter)
    #expect(question.lines == ["? Port 8x", "A number, please."])
    #expect(question.answers == [])
    question.screen.press(.backspace)
    #expect(question.lines == ["? Port 8"])
    question.screen.press(.enter)
    #expect(question.answers == ["8"])
  }

  @Test func enterWaitsForTheVerdictOfAPublisher() {
    let verdict = PassthroughSubject<String?, Never>()
    let question = Question(.text("Name", faults: { _ in verdict }))
    question.screen.type("a")
    question.screen.press(.enter)
    #expect(question.answers == [])
    verdict.send("a is taken.")
    #expect(question.lines.last == "a is taken.")
    question.screen.type("b")
    question.screen.press(.enter)
    #expect(question.answers == [])
    verdict.send(nil)
    #expect(question.answers == ["ab"])
  }

  @Test func aTextThatHasChangedIsNotAccepted() {
    let verdict = PassthroughSubject<String?, Never>()
    let question = Question(.text("Name", faults: { _ in verdict }))
    question.screen.type("a")
    question.screen.press(.enter)
    question.screen.type("b")
    verdict.send(nil)
    #expect(question.answers == [])
    question.screen.press(.enter)
    #expect(question.answers == ["ab"])
  }

  @Test func aSecretIsNotShown() {
    let question = Question(.secret("Password") { $0.isEmpty ? "Required." : nil })
    question.screen.type("swordfish")
    #expect(!question.screen.text.contains("swordfish"))
    question.screen.press(.enter)
    #expect(question.answers == ["swordfish"])
    #expect(question.lines == ["✓ Password ••••"])
  }
}

@MainActor @Suite(.watchdog) struct ChoicePromptTests {
  @Test func theArrowsChoose() {
    let question = Question(.choice("Kind", from: ["library", "tool", "plugin"]))
    #expect(question.lines == ["? Kind", "> library", "  tool", "  plugin"])
    question.screen.press(.down)
    question.screen.press(.enter)
    #expect(question.answers == ["tool"])
    #expect(question.lines == ["✓ Kind tool"])
  }

  @Test func typingFilters() {
    let question = Question(.choice("Number", from: Array(1...100)))
    #expect(question.lines.count == 12)
    #expect(question.lines.last == "  1 of 100")
    question.screen.type("9")
    #expect(question.lines.first == "? Number 9")
    #expect(question.lines[1] == "> 9")
    question.screen.press(.end)
    #expect(question.lines.last == "  19 of 19")
    question.screen.press(.enter)
    #expect(question.answers == [99])
  }

  @Test func nothingIsAcceptedWithoutAMatch() {
    let question = Question(.choice("Kind", from: ["library", "tool"]))
    question.screen.type("x")
    #expect(question.lines == ["? Kind x", "  No match"])
    question.screen.press(.enter)
    #expect(question.answers == [])
    question.screen.press(.backspace)
    question.screen.press(.enter)
    #expect(question.answers == ["library"])
  }

  @Test func spaceChoosesSeveral() {
    let question = Question(.choices("Files", from: ["a", "b", "c"], default: [2]))
    #expect(question.lines.last == "> [x] c")
    question.screen.press(.home)
    question.screen.press(.space)
    question.screen.press(.end)
    question.screen.press(.space)
    question.screen.press(.up)
    question.screen.press(.space)
    question.screen.press(.enter)
    #expect(question.answers == [["a", "b"]])
    #expect(question.lines == ["✓ Files a, b"])
  }

  @Test func controlAChoosesAllOfTheMatches() {
    let question = Question(.choices("Files", from: ["a1", "b1", "a2"]))
    question.screen.type("a")
    question.screen.press("a", modifiers: .control)
    question.screen.press(.enter)
    #expect(question.answers == [["a1", "a2"]])
  }
}

@MainActor @Suite(.watchdog) struct ConfirmationPromptTests {
  @Test func aLetterAnswers() {
    let question = Question(.confirmation("Delete?"))
    question.screen.type("y")
    #expect(question.answers == [true])
    #expect(question.lines == ["✓ Delete? Yes"])
  }

  @Test func enterTakesTheDefault() {
    let question = Question(.confirmation("Delete?", default: false))
    question.screen.press(.enter)
    #expect(question.answers == [false])
  }

  @Test func theArrowsChoose() {
    let question = Question(.confirmation("Delete?"))
    question.screen.press(.left)
    question.screen.press(.enter)
    #expect(question.answers == [true])
  }
}

@MainActor @Suite(.watchdog) struct PromptTests {
  @Test func escapeQuits() {
    for prompt in [Prompt.text("Name"), .secret("Name"), .choice("Name", from: ["a"])] {
      let question = Question(prompt)
      question.screen.press(.escape)
      #expect(question.screen.quitStatus == 130)
      #expect(question.answers == [])
    }
  }

  @Test func aViewOfOnesOwnAsks() {
    let prompt = Prompt<Int> { answer in Button("Five") { answer(5) } }
    let question = Question(prompt)
    question.screen.press(.enter)
    #expect(question.answers == [5])
  }
}

@MainActor @Suite(.watchdog) struct ProgressReportTests {
  private let report = ProgressReport()

  private var screen: Screen {
    Screen(columns: 24, rows: 4, alignment: .topLeading, scheduler: TestScheduler()) {
      ProgressPrompt(title: "Packing", states: report.states)
    }
  }

  @Test func showsHowFarTheWorkHasCome() {
    let screen = screen
    #expect(screen.text.contains("Packing") && !screen.text.contains("%"))
    report("main.swift")
    #expect(screen.text.contains("main.swift"))
    report(0.5, "Package.swift")
    #expect(screen.text.contains("50%") && screen.text.contains("Package.swift"))
    report.end(isSuccess: true)
    #expect(screen.text.hasPrefix("✓ Packing"))
    #expect(!screen.text.contains("Package.swift"))
  }

  @Test func saysThatTheWorkHasFailed() {
    let screen = screen
    report.end(isSuccess: false)
    #expect(screen.text.hasPrefix("! Packing"))
  }
}
