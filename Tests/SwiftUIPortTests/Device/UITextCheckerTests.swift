import TestSupport
import Testing

@testable import SwiftUIPort

@Suite(.watchdog) struct UITextCheckerTests {
  private let checker = UITextChecker(words: ["silk", "worm", "don't"])

  private func misspelled(
    _ text: String, from start: Int = 0, wrap: Bool = false, _ checker: UITextChecker? = nil
  ) -> String? {
    let range = (checker ?? self.checker).rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start,
      wrap: wrap, language: "en")
    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
  }

  @Test func findsTheFirstWordThatIsNotInTheList() {
    #expect(misspelled("silk") == nil)
    #expect(misspelled("Silk, worms and wyrm") == "and")
    #expect(misspelled("Don't") == nil)
    #expect(misspelled("🪱 slik") == "slik")
    #expect(misspelled("") == nil)
  }

  @Test func searchesFromAnOffset() {
    #expect(misspelled("slik worm", from: 4) == nil)
    #expect(misspelled("slik worm", from: 4, wrap: true) == "slik")
  }

  @Test func withoutAListNoWordIsMisspelled() {
    #expect(misspelled("slik", UITextChecker(words: [])) == nil)
    #expect(UITextChecker.words(at: "/nowhere").isEmpty)
  }
}
