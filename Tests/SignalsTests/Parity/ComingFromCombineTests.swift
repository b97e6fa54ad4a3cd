import Foundation
import TestSupport
import Testing

/// The page *Coming from Combine* states what the scenarios prove.
@Suite(.watchdog) struct ComingFromCombineTests {
  private let lines: [String]

  init() throws {
    let page = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../../../Sources/Signals/Signals.docc/ComingFromCombine.md")
    lines = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func hasARowForEachDifference() {
    let table = lines.drop { $0 != "### Differences" }.dropFirst(4).prefix { $0.hasPrefix("|") }
    #expect(Array(table) == ParityDifference.allCases.map(\.row))
  }

  @Test func callsNothingTheSameThatDiffers() {
    let differing = Set(ParityScenario.all.filter { $0.difference != nil }.map(\.name))
    for line in lines where line.hasPrefix("| `") && line.contains("| the same") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let names = Set(cells[0].matches(of: /`([^`]+)`/).map { scenarioName($0.1) })
      let differs = !names.isDisjoint(with: differing) || cells[0] == "`Subject`"
      #expect(differs == cells[1].contains("*Differences*"), "\(line)")
    }
  }

  @Test func callsNothingTheSameThatIsNotCompared() {
    let compared = Set(ParityScenario.all.map(\.name))
    for line in lines where line.hasPrefix("| `") && line.contains("| the same") {
      let cell = line.split(separator: "|")[0]
      for name in cell.matches(of: /`([^`]+)`/).map({ scenarioName($0.1) }) {
        #expect(compared.contains(name), "\(name) has no scenario")
      }
    }
  }

  @Test func listsEveryNameThatHasAScenario() {
    for scenario in ParityScenario.all {
      #expect(
        lines.contains { line in
          guard let cell = line.split(separator: "|").first, line.hasPrefix("| `") else {
            return false
          }
          return cell.matches(of: /`([^`]+)`/).contains { scenarioName($0.1) == scenario.name }
        }, "\(scenario.name) is not listed")
    }
  }

  /// The name that scenarios use for `name`, which stands on the page with its labels.
  private func scenarioName(_ name: Substring) -> String {
    let plain = ["first(where:)", "last(where:)", "prefix(while:)", "drop(while:)", "receive(on:)"]
    if plain.contains(String(name)) || name.hasPrefix("assign(") { return String(name) }
    return String(name.prefix { $0 != "(" })
  }
}
