import Foundation
import TestSupport
import Testing

/// The list of operators leaves none out.
@Suite(.watchdog) struct OperatorListTests {
  @Test func everyOperatorIsListed() throws {
    let list = try Documents.text("Sources/Signals/Signals.docc/Operators.md")
    for file in try Documents.files(in: "Sources/Signals/Operators", named: ".swift") {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /public (?:func|var) `?(\w+)/) {
        #expect(list.contains("\(match.1)"), "\(match.1) is not in Operators.md")
      }
    }
  }
}
