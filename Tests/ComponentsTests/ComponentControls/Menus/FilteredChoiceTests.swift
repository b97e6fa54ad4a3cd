import Components
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FilteredChoiceTests {
  /// The current option is always a match that is shown, whatever is typed.
  @Test func theCurrentOptionIsShown() {
    var random = RandomNumbers(seed: 7)
    let keys: [Key] = [
      .up, .down, .pageUp, .pageDown, .home, .end, .backspace, .space, "a", "1", "x",
    ]
    for _ in 0..<200 {
      let count = Int.random(in: 0...40, using: &random)
      var choice = FilteredChoice(
        labels: (0..<count).map { "a\($0)" }, allowsSeveral: .random(using: &random), chosen: [3])
      for _ in 0..<40 {
        _ = choice.handle(KeyPress(keys.randomElement(using: &random)!))
        #expect(choice.visible.count == min(10, choice.matches.count))
        #expect(choice.current.map { choice.visible.contains($0) } ?? choice.matches.isEmpty)
      }
    }
  }
}
