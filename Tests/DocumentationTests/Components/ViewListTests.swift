import Foundation
import TestSupport
import Testing

/// The list of views leaves none out.
@Suite(.watchdog) struct ViewListTests {
  private static func views() throws -> [String] {
    let view = /(?m)^public (?:\w+ )*struct (\w+)(?:<[^{]*>)?: (?:View|Shape)\b/
    return try Documents.files(in: "Sources/Components/Views", named: ".swift").flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: view).map { String($0.1) }
    }
  }

  @Test func everyViewIsATopic() throws {
    let topics = try Documents.text("Sources/Components/Components.docc/Components.md")
    let missing = try Self.views().filter { !topics.contains("- ``\($0)``\n") }
    #expect(missing == [], "not in Components.md")
  }
}
