import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct QuizTests {
  private let screen = program(40, 13) { QuizView(questions: Question.all) }

  @Test func asksOneQuestionAfterTheOther() throws {
    try screen.requireSnapshot("first question")
    screen.press(.tab, .tab, .enter)
    #expect(screen.find("◉ Mercury") != nil)
    try screen.click("Next")
    #expect(screen.find("Question 2") != nil)
    try screen.click("16")
    screen.press(.right, modifiers: .control)
    try screen.click("29")
    try screen.click("Next")
    try screen.requireSnapshot("result")
    screen.press(.tab, .enter)
    #expect(screen.find("Question 1") != nil)
  }

  @Test func needsAnAnswer() throws {
    try screen.click("Next")
    #expect(screen.find("Question 1") != nil)
  }
}
