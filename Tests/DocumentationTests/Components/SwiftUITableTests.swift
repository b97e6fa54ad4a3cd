import Foundation
import TestSupport
import Testing

/// *Coming from SwiftUI* agrees with the sources.
@Suite(.watchdog) struct SwiftUITableTests {
  private struct Row {
    /// The heading above the row's table.
    let section: String
    /// What SwiftUI calls it, as code.
    let terms: [String]
    let remark: String

    var isAbsent: Bool { section == "Absent" || remark.hasPrefix("absent") }

    /// All names in the terms.
    var words: Set<String> { Set(terms.flatMap { $0.matches(of: /\w+/).map { String($0.0) } }) }

    /// The first name of each term: `onChange` of `onChange(of:)`.
    var subjects: Set<String> {
      Set(terms.compactMap { $0.firstMatch(of: /\w+/).map { String($0.0) } })
    }
  }

  /// The rows of all tables of the article.
  private static func rows(in article: String) -> [Row] {
    var section = ""
    return article.split(separator: "\n").compactMap { line in
      if line.hasPrefix("### ") { section = String(line.dropFirst(4)) }
      guard let cells = line.wholeMatch(of: /\| (.*?) \| (.*) \|/), cells.1 != "SwiftUI" else {
        return nil
      }
      let terms = cells.1.matches(of: /`([^`]+)`/).map { String($0.1) }
      return Row(section: section, terms: terms, remark: String(cells.2))
    }
  }

  private static func rows() throws -> [Row] {
    rows(in: try Documents.text("Sources/Components/Components.docc/ComingFromSwiftUI.md"))
  }

  /// The names of the public declarations in `sources`, of one of `kinds`.
  private static func publicNames(in sources: [String], kinds: Set<Substring>) -> Set<String> {
    let declaration =
      /(?m)^ *(?:@[\w()]+ )*public (?:\w+ )*(struct|class|enum|protocol|func|var|let|typealias) `?(\w+)/
    return Set(
      sources.flatMap { source in
        source.matches(of: declaration).filter { kinds.contains($0.1) }.map { String($0.2) }
      })
  }

  private static func publicNames() throws -> Set<String> {
    let folders = ["Signals", "ComponentDrawing", "Terminal"].map { "Sources/" + $0 }
    let sources = try (folders + Documents.componentFolders)
      .flatMap { try Documents.files(in: $0, named: ".swift") }
      .map { try Documents.source($0) }
    let types: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func"]
    // A property may have the name of a modifier, as `position` of a mouse event does.
    return publicNames(in: sources, kinds: types).union(
      publicNames(in: sources, kinds: ["var", "let"]).subtracting(SwiftUIWords.modifiers))
  }

  @Test func whatIsTheSameExists() throws {
    let rows = try Self.rows().filter { $0.remark.hasPrefix("the same") }
    #expect(rows.count > 5)
    // The standard library declares it.
    let missing = try rows.reduce(into: Set()) { $0.formUnion($1.subjects) }
      .subtracting(Self.publicNames()).subtracting(["Observable"])
    #expect(missing == [], "no public declaration has this name")
  }

  @Test func whatIsAbsentDoesNotExist() throws {
    let rows = try Self.rows().filter(\.isAbsent)
    #expect(!rows.isEmpty)
    let present = try rows.reduce(into: Set()) { $0.formUnion($1.subjects) }
      .intersection(Self.publicNames())
    #expect(present == [], "said to be absent")
  }

  @Test func whatSwiftUIAlsoHasHasARow() throws {
    let words = try Self.rows().reduce(into: Set()) { $0.formUnion($1.words) }
    let missing = try Self.publicNames().intersection(SwiftUIWords.all).subtracting(words)
    #expect(missing == [], "public, and not in the table")
  }

  @Test func whatProgramsCommonlyUseHasARow() throws {
    let words = try Self.rows().reduce(into: Set()) { $0.formUnion($1.words) }
    #expect(SwiftUIWords.all.subtracting(words) == [], "not in the table")
  }

  @Test func rowsAreReadFromTables() {
    let rows = Self.rows(
      in: """
        ### Views
        | SwiftUI | Here |
        |---|---|
        | `Text`, `onChange(of:)` | the same, also with a `Publisher` |
        | – | `dim` |
        ### Absent
        Some `text` | with bars |
        | `Map` | a picture |
        """)
    #expect(rows.map(\.terms) == [["Text", "onChange(of:)"], [], ["Map"]])
    #expect(rows.map(\.isAbsent) == [false, false, true])
    #expect(rows[0].subjects == ["Text", "onChange"])
    #expect(rows[0].words == ["Text", "onChange", "of"])
    #expect(rows[0].remark == "the same, also with a `Publisher`")
  }

  @Test func namesAreReadFromDeclarations() {
    let source = """
      public nonisolated struct Lamp: View {
        public static let red = 1
        @_disfavoredOverload public nonisolated func lit() {}
        func hidden() {}
        /// public func inAComment()
      }
      """
    #expect(Self.publicNames(in: [source], kinds: ["struct", "func"]) == ["Lamp", "lit"])
    #expect(Self.publicNames(in: [source], kinds: ["let", "var"]) == ["red"])
  }
}
