import TestSupport
import Testing

/// Overloads of modifiers from which the type checker chooses quickly.
///
/// From `.red` or `[.top]` it cannot tell that an argument is no publisher. Were both overloads
/// equal, each modifier of a chain would multiply the time, and seven would be too many.
@Suite(.watchdog) struct OverloadTests {
  private struct Declaration {
    let name: String
    let isDisfavored: Bool
    let takesPublisher: Bool
  }

  /// The public methods in `source`.
  private static func modifiers(in source: String) -> [Declaration] {
    let declaration = /((?: *@.*\n)*)  public nonisolated func (\w+)([^{]*)/
    return source.matches(of: declaration).map { match in
      let parameters = String(match.3).split(separator: "->").first ?? ""
      return Declaration(
        name: String(match.2), isDisfavored: match.1.contains("_disfavoredOverload"),
        takesPublisher: parameters.contains(/some Publisher<|: Publisher\b/))
    }
  }

  @Test func valuesArePreferredToPublishers() throws {
    let files = try (Documents.componentFolders + ["Sources/SwiftUIPort"]).flatMap {
      try Documents.files(in: $0, named: ".swift")
    }
    let all = try files.flatMap { try Self.modifiers(in: Documents.source($0)) }
    let namesWithValues = Set(all.filter { !$0.takesPublisher }.map(\.name))
    // The overloads of these differ in their closures.
    let exceptions: Set = ["onChange", "onReceive"]
    let equal = all.filter {
      $0.takesPublisher && !$0.isDisfavored && namesWithValues.contains($0.name)
    }
    #expect(Set(equal.map(\.name)).subtracting(exceptions) == [])
    #expect(all.count > 300)
  }

  @Test func attributesAreRead() {
    let source = """
      extension View {
        /// A comment.
        @_disfavoredOverload  // A value is preferred.
        public nonisolated func lamp(_ colors: some Publisher<Color, Never>) -> some View {}
        public nonisolated func lamp(
          _ color: Color
        ) -> some View {}
        public nonisolated func glow<Source: Publisher>(_ source: Source) -> some View {}
      }
      """
    let modifiers = Self.modifiers(in: source)
    #expect(modifiers.map(\.name) == ["lamp", "lamp", "glow"])
    #expect(modifiers.map(\.isDisfavored) == [true, false, false])
    #expect(modifiers.map(\.takesPublisher) == [true, false, true])
  }
}
