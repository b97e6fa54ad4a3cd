import Foundation
import TestSupport
import Testing

/// The list of operators leaves none out.
@Suite(.watchdog) struct OperatorListTests {
  @Test(arguments: [
    ("Sources/Signals/Operators", "Sources/Signals/Signals.docc/Operators.md"),
    (
      "Sources/SignalAlgorithms",
      "Sources/SignalAlgorithms/SignalAlgorithms.docc/SignalAlgorithms.md"
    ),
  ])
  func everyOperatorIsListed(folder: String, article: String) throws {
    let list = try Documents.text(article)
    for file in try Documents.files(in: folder, named: ".swift") {
      let source = try String(contentsOf: file, encoding: .utf8)
      for block in source.components(separatedBy: "\n}") where block.contains("Publisher") {
        for match in block.matches(of: /public (?:func|var) `?(\w+)/) {
          #expect(list.contains("\(match.1)"), "\(match.1) is not in \(article)")
        }
      }
    }
  }
}
