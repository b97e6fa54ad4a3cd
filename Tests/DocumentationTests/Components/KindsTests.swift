import Foundation
import TestSupport
import Testing

/// The page of kinds is that of the sources.
///
/// A member is overridable if a class that is not final declares it, and it is neither final nor
/// private; the versions of it in subclasses count as the same member.
@Suite(.watchdog) struct KindsTests {
  private static func page() throws -> String { try Documents.text(".github/KINDS.md") }

  /// The rows of the table below `heading`: the code of the first column, with the second one.
  private static func rows(below heading: String) throws -> [String: String] {
    let section = try page().components(separatedBy: "\n## \(heading)\n").last ?? ""
    var rows: [String: String] = [:]
    for line in section.components(separatedBy: "\n## ")[0].split(separator: "\n") {
      guard let cells = line.wholeMatch(of: /\| `([^`]+)` \| (.*?) +\|/) else { continue }
      rows[String(cells.1)] = String(cells.2)
    }
    return rows
  }

  @Test func everyClassStandsThereWithItsReason() throws {
    let classes = try nodeClasses()
    let reasons = Dictionary(uniqueKeysWithValues: classes.map { ($0.name, $0.reason) })
    #expect(reasons.filter { $1.isEmpty }.keys.sorted() == [])
    let listed = try Self.rows(below: "Base classes")
      .merging(Self.rows(below: "Final classes")) { first, _ in first }
    #expect(Set(listed.keys).symmetricDifference(reasons.keys) == [])
    for (name, reason) in reasons { #expect(listed[name] == reason, "\(name)") }
  }

  @Test func onlyBaseClassesAreNotFinal() throws {
    let classes = try nodeClasses()
    let bases = try Set(Self.rows(below: "Base classes").keys)
    #expect(Set(classes.filter { !$0.isFinal }.map(\.name)).symmetricDifference(bases) == [])
  }

  @Test func everyOverridableMemberStandsThere() throws {
    let classes = try nodeClasses()
    let overridable = Set(classes.flatMap(\.overridableMembers))
    let listed = try Set(Self.rows(below: "Members to override").keys)
    #expect(overridable.symmetricDifference(listed) == [])
    #expect(Set(classes.flatMap(\.overriddenMembers)).subtracting(listed) == [])
  }

  @Test func thereAreFew() throws {
    let classes = try nodeClasses()
    #expect(classes.count <= 60)
    #expect(Set(classes.flatMap(\.overridableMembers)).count <= 20)
  }

  @Test func classesAreReadFromDeclarations() {
    let source = """
      /// A node: not final, because others
      /// derive from it. It is short.
      @MainActor
      @_spi(Nodes) open class Node {
        final var count = 0
        private var size = 0
        open var children: [Node] { [] }
        func measure(
          _ width: Int, in height: Int, place: (Int, Int) -> Void
        ) -> Int {
          var local = 0
        }
      }

      /// A leaf: a class, because it is one.
      private final class Leaf<Value>: Node, Drawn {
        override var children: [Node] { [] }
        func draw() {}
      }

      final class Model {}
      """
    #expect(
      nodeClasses(in: [source]) == [
        NodeClass(
          name: "Node", parent: "", isFinal: false, reason: "others derive from it",
          overridableMembers: ["children", "measure(_:in:place:)"], overriddenMembers: []),
        NodeClass(
          name: "Leaf", parent: "Node", isFinal: true, reason: "it is one",
          overridableMembers: [], overriddenMembers: ["children"]),
      ])
  }
}
