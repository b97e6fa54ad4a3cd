import Foundation
import TestSupport
import Testing

/// *Architecture* names types that exist, and says which modules need Foundation.
@Suite(.watchdog) struct ArchitectureTests {
  @Test func namesExistingTypes() throws {
    let article = try Documents.text("Sources/TextBackend/TextBackend.docc/Architecture.md")
    let names = Set(article.matches(of: /`([A-Z]\w+)[`.\/]/).map { String($0.1) })
    let sources = try Documents.files(in: "Sources", named: ".swift")
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let declared = Set(
      sources.matches(of: /\b(?:class|struct|enum|protocol) ([A-Z]\w+)/).map { String($0.1) })
    let modules: Set = [
      "CTerminal", "ComponentCharts", "ComponentControls", "ComponentCore", "ComponentDrawing",
      "ComponentLists", "ComponentNavigation", "Components", "ObservableCollections",
      "SignalAlgorithms", "Signals", "SignalsTesting", "SwiftUIPort", "Terminal", "TextBackend",
    ]
    #expect(names.count > 20)
    #expect(names.subtracting(declared).subtracting(modules) == [])
  }

  /// Programs start faster without it, and so do the benchmarks that are compared with others.
  @Test func onlyThePortImportsFoundation() throws {
    let files = try ["Sources", "Demo", "Tests/Benchmarks"].flatMap {
      try Documents.files(in: $0, named: ".swift")
    }
    let importing = try files.filter {
      try String(contentsOf: $0, encoding: .utf8).contains(/(?m)^ *(@\w+ )*import Foundation/)
    }
    let isInPort = importing.map { $0.path.contains("/Sources/SwiftUIPort") }
    #expect(!isInPort.isEmpty && isInPort.allSatisfy { $0 })
  }
}
