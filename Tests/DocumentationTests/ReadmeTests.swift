import Foundation
import TerminalHarness
import Testing

/// The README quotes the program that compiles and the demo's output.
@Suite(.timeLimit(.minutes(5))) struct ReadmeTests {
  private static func contents(of path: String) throws -> String {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the first code block of `kind` in the README.
  private static func block(_ kind: String) throws -> String {
    let readme = try contents(of: "README.md")
    let start = try #require(readme.range(of: "```\(kind)\n"))
    let end = try #require(readme[start.upperBound...].range(of: "```"))
    return String(readme[start.upperBound..<end.lowerBound])
  }

  @Test func quotesTheCompiledProgram() throws {
    #expect(try Self.block("swift") == Self.contents(of: "Demo/Panel/Panel.swift"))
  }

  @Test func showsTheDemosOutput() throws {
    let demo = Program(
      "Demo", ["--plain", "--frames", "1", "--interval", "0.01", "--columns", "48"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.hasPrefix(try Self.block("text") + "\n"))
  }
}
