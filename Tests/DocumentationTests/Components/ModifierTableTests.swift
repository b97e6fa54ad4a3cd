import TestSupport
import Testing

/// The table of what takes values and what takes publishers is that of the sources.
@Suite(.watchdog) struct ModifierTableTests {
  private struct Row {
    let takes: ModifierTakes
    let remark: String
  }

  /// The rows of the tables below the headings that name a type, by `View.padding`.
  private static func table() throws -> [String: Row] {
    let article = try Documents.text("Sources/Components/Components.docc/ValuesOrPublishers.md")
    var (type, rows) = ("", [String: Row]())
    for line in article.split(separator: "\n") {
      if let heading = line.wholeMatch(of: /### `(\w+)`/) { type = String(heading.1) }
      let row = /\| `(\w+)` \|( yes)? \|( yes)? \|(.*)\|/
      guard let cells = line.wholeMatch(of: row) else { continue }
      let takes = ModifierTakes(value: cells.2 != nil, publisher: cells.3 != nil)
      rows["\(type).\(cells.1)"] = Row(takes: takes, remark: cells.4.filter { $0 != " " })
    }
    return rows
  }

  @Test func everyModifierStandsInIt() throws {
    let difference = try Set(Self.table().keys).symmetricDifference(modifiers().keys)
    #expect(difference == [])
  }

  @Test func saysWhatEachTakes() throws {
    let modifiers = try modifiers()
    for (name, row) in try Self.table() { #expect(row.takes == modifiers[name], "\(name)") }
  }

  @Test func saysWhatToDoWhereNotBothAreTaken() throws {
    for (name, row) in try Self.table() {
      let takesBoth = row.takes == ModifierTakes(value: true, publisher: true)
      #expect(row.remark.isEmpty == takesBoth, "\(name)")
    }
  }

  @Test func modifiersAreReadFromDeclarations() {
    let source = """
      public nonisolated struct Lamp: View {
        /// public func inAComment() -> Self {
        public func color(_ color: Color = .init()) -> Self {
          public func nested() -> Self {}
        }

        public func color(_ colors: some Publisher<Color, Never>) -> Self {}
        public func lit() -> Self {}
        public func node(renewing old: Node?) -> Node {}
        func hidden(_ x: Int) -> Self {}
      }

      public struct Look: LampStyle {
        public func makeBody(configuration: Configuration) -> some View {}
      }

      extension View {
        @_disfavoredOverload  // for a reason
        public nonisolated func lamps<Source: Publisher>(
          _ source: Source, perform action: @escaping (Int) -> Void = {}
        ) -> some View where Source.Failure == Never {
        }
      }

      extension Color {
        public func mixed(_ other: Color) -> Self {}
      }
      """
    #expect(
      modifiers(in: [source]) == [
        "Lamp.color": ModifierTakes(value: true, publisher: true),
        "Lamp.lit": ModifierTakes(),
        "View.lamps": ModifierTakes(publisher: true),
      ])
  }
}
