import Foundation
import TestSupport
import Testing

/// Every example in the documentation's articles is quoted from these tests, so it compiles and
/// works.
@Suite(.watchdog) struct QuoteTests {
  /// Returns the lines of `text` without their indentation.
  private static func unindented(_ text: some StringProtocol) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func everyExampleIsCompiledByATest() throws {
    let tests = try ["Tests/DocumentationTests", "Tests/SwiftUIPortTests"]
      .flatMap { try Documents.files(in: $0, named: ".swift") }
      .map { Self.unindented(try String(contentsOf: $0, encoding: .utf8)) }
    let articles = try Documents.files(in: "Sources", named: ".md")
    #expect(!articles.isEmpty)
    for article in articles {
      let text = try String(contentsOf: article, encoding: .utf8)
      for block in text.components(separatedBy: "```swift\n").dropFirst() {
        let example = Self.unindented(block.components(separatedBy: "\n```")[0])
        #expect(
          tests.contains { $0.contains(example) },
          "\(article.lastPathComponent) has an example that is in no test:\n\(example)")
      }
    }
  }
}
