import Foundation
import TerminalHarness
import TestSupport
import Testing

/// The README quotes the program that compiles, and shows pictures that the package draws.
@Suite(.watchdog) struct ReadmeTests {
  private static var root: URL {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root
  }

  private static func contents(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the first code block of `kind` in the README, or in its section `title`.
  private static func block(_ kind: String, in title: String = "") throws -> String {
    let whole = try contents(of: "README.md")
    let section = whole.range(of: "## \(title)\n")?.upperBound ?? whole.startIndex
    let readme = whole[section...]
    let start = try #require(readme.range(of: "```\(kind)\n"))
    let end = try #require(readme[start.upperBound...].range(of: "```"))
    return String(readme[start.upperBound..<end.lowerBound])
  }

  @Test func quotesTheCompiledProgram() throws {
    #expect(try Self.block("swift") == Self.contents(of: "Demo/Panel/Panel.swift"))
  }

  @Test func quotesTheCompiledTool() throws {
    let program = try Self.contents(of: "Demo/Examples/Wizard/Wizard.swift")
    let lines = try Self.block("swift", in: "A tool").split(separator: "\n")
    #expect(lines.count == 5)
    for line in lines { #expect(program.contains(line), "\(line)") }
  }

  @Test func showsCurrentPictures() throws {
    let script = try Self.contents(of: ".scripts/draw-pictures")
    let commands = script.split(separator: "\n").filter { $0.hasPrefix("swift run ") }
    #expect(commands.count == 4)
    for command in commands {
      // The recorded input is a file of the package.
      var arguments = command.split(separator: " ").dropFirst(2).map(String.init).map {
        $0.hasSuffix(".input") ? Self.root.appending(path: $0).path : $0
      }
      let (program, path) = (arguments.removeFirst(), arguments.removeLast())
      #expect(try Self.contents(of: "README.md").contains("=\"\(path)\""))
      let run = Program(program, arguments + ["-"])
      #expect(run.waitForExit() == .status(0))
      let picture = try Self.contents(of: path)
      let isCurrent = run.text == picture
      #expect(
        isCurrent, "\(program) draws another picture than \(path): run .scripts/draw-pictures.")
      #expect(picture.utf8.count < 60_000)
    }
  }
}
