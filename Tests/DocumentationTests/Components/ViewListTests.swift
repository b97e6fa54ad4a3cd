import Foundation
import TestSupport
import Testing

/// The list of views leaves none out.
@Suite(.watchdog) struct ViewListTests {
  private static func views(in folders: [String]) throws -> [String] {
    let view =
      /(?m)^public (?:\w+ )*struct (\w+)(?:<[^{]*>)?: (?:\w*View|Shape|Drawing|Control)\b/
    return try folders.flatMap { try Documents.files(in: $0, named: ".swift") }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: view).map { String($0.1) }
    }
  }

  @Test(arguments: [
    (
      Documents.componentFolders.filter { $0 != "Sources/ComponentCore" }
        + ["Sources/ComponentCore/Views"],
      "Sources/Components/Components.docc/Components.md"
    ),
    (
      ["Sources/ComponentCharts"],
      "Sources/ComponentCharts/ComponentCharts.docc/ComponentCharts.md"
    ),
    (["Sources/ComponentLogs"], "Sources/ComponentLogs/ComponentLogs.docc/ComponentLogs.md"),
  ])
  func everyViewIsATopic(folders: [String], page: String) throws {
    let topics = try Documents.text(page)
    let views = try Self.views(in: folders)
    #expect(!views.isEmpty)
    #expect(views.filter { !topics.contains("- ``\($0)``\n") } == [], "not in \(page)")
  }
}
