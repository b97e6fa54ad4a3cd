import TextBackend
import Testing

@testable import Terminal

@Suite struct QuestionsTests {
  @Test func believesWhatItHears() {
    var questions = Questions()
    #expect(!questions.areAnswered)
    #expect(questions.capabilities == Capabilities())
    questions.note(.mode(2026, isKnown: true))
    questions.note(.version("kitty(0.26.5)"))
    questions.note(.deviceAttributes)
    #expect(questions.synchronizesOutput)
    #expect(questions.capabilities.repetition == .all)
    #expect(questions.areAnswered)
  }

  @Test(arguments: [
    ("tmux 3.3a", Capabilities.Repetition.ascii), ("XTerm(379)", .all), ("Unheard-of", .none),
  ])
  func knowsSomeTerminals(version: String, repetition: Capabilities.Repetition) {
    var questions = Questions()
    questions.note(.version(version))
    #expect(questions.capabilities.repetition == repetition)
  }

  @Test func asksTheQuestionThatEverybodyAnswersLast() {
    #expect(Questions().all.hasSuffix(Questions.fence))
  }
}
