import Foundation
import Testing

/// The lists of views leave none out.
@Suite(.timeLimit(.minutes(5))) struct ViewListTests {
  /// Views that SwiftUI does not have.
  private static let ownViews = ["CustomButton", "Latest"]

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

  @Test func everyViewIsComparedWithSwiftUI() throws {
    let article = try Documents.text("Sources/Components/Components.docc/ComingFromSwiftUI.md")
    let names = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .flatMap { $0.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.1) } }
    let missing = try Set(Self.views()).subtracting(names).sorted()
    #expect(missing == Self.ownViews, "not in ComingFromSwiftUI.md")
  }
}
