import Foundation
import TerminalHarness
import TestSupport
import Testing

/// The README quotes the program that compiles and the demo's output.
@Suite(.watchdog) struct ReadmeTests {
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

  @Test func showsACurrentPicture() throws {
    let script = try Self.contents(of: ".scripts/draw-pictures")
    let command = script.split(separator: "\n").last { $0.hasPrefix("swift run Demo ") } ?? ""
    var arguments = command.split(separator: " ").dropFirst(3).map(String.init)
    let path = arguments.removeLast()
    let readme = try Self.contents(of: "README.md")
    #expect(readme.contains("](\(path))"))
    let demo = Program("Demo", arguments + ["-"])
    #expect(demo.waitForExit() == .status(0))
    let picture = try Self.contents(of: path)
    let isCurrent = demo.text == picture
    #expect(isCurrent, "The demo draws another picture than \(path): run .scripts/draw-pictures.")
  }

  @Test func showsTheDemosOutput() throws {
    let demo = Program(
      "Demo", ["--plain", "--frames", "2", "--interval", "0.01", "--columns", "48"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.hasPrefix(try Self.block("text") + "\n"))
  }
}
