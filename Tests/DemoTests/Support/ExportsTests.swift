import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite(.watchdog) struct ExportsTests {
  /// Runs the demo with a path of a new file for `@`, and returns the file's contents.
  private func file(_ arguments: String...) throws -> String { try file(arguments) }

  private func file(_ arguments: [String]) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "ExportsTests-\(ProcessInfo.processInfo.globallyUniqueString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let demo = Program("Demo", arguments.map { $0 == "@" ? path : $0 })
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text == "")
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func drawsAPage() throws {
    let svg = try file("--page", "looks", "--svg", "@")
    #expect(svg.hasPrefix("<svg "))
    #expect(svg.contains(">Continue</text>"))
    #expect(!svg.contains("@keyframes"))
    #expect(try file("--page", "looks", "--html", "@").contains("<!DOCTYPE html>"))
    #expect(try file("--page", "looks", "--ansi", "@").contains("\u{1B}["))
  }

  @Test func picturesHaveTheColorsOfTheDepth() throws {
    let page = ["--page", "looks", "--svg=-", "--color-scheme", "light", "--color"]
    // And the default color of text.
    let palette = Set(
      ["1f242c", "000000", "cd0000", "00cd00", "cdcd00", "0000ee", "cd00cd", "00cdcd", "e5e5e5"]
        + ["7f7f7f", "ff0000", "00ff00", "ffff00", "5c5cff", "ff00ff", "00ffff", "ffffff"])
    let picture = Program("Demo", page + ["16"])
    #expect(picture.waitForExit() == .status(0))
    let colors = picture.text.matches(of: /color:#([0-9a-f]{6})/).map { String($0.output.1) }
    #expect(!colors.isEmpty)
    #expect(palette.isSuperset(of: colors))
  }

  @Test func animatesTheSeconds() throws {
    let svg = try file("--seconds", "3", "--svg", "@", "--columns=48", "--rows=21")
    #expect(svg.contains("animation:3s step-end infinite"))
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-9 -9 450 417\""))
  }

  @Test func recordsInVirtualTimeWithoutATerminal() throws {
    let cast = try file("--record", "@", "--seconds", "2")
    #expect(cast.hasPrefix("{\"version\": 2, \"width\": 80, \"height\": 24}\n[0.0, \"o\", "))
    #expect(cast.hasSuffix("[2.0, \"o\", \"\"]\n"))
    #expect(cast.contains("Delete All"))
  }

  @Test func replaysInTheRecordedColorScheme() throws {
    let input = try TestFile(
      """
      {"format":"annunciator-input","version":1,"columns":60,"rows":14,"colors":"truecolor",\
      "colorScheme":"light"}
      [1.5,"end"]

      """)
    let page = ["--page", "controls", "--replay", input.path, "--svg", "@"]
    #expect(try file(page) == file(page + ["--color-scheme", "light"]))
    #expect(try file(page) != file(page + ["--color-scheme", "dark"]))
  }

  @Test func writesToStandardOutput() {
    let demo = Program("Demo", ["--page", "looks", "--svg=-"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.hasPrefix("<svg ") && demo.text.hasSuffix("</svg>\n"))
  }

  @Test func namesAFileThatCannotBeWritten() {
    let demo = Program("Demo", ["--svg", "/no/folder/a.svg"])
    #expect(demo.waitForExit() == .status(73))
    #expect(
      demo.text == "Demo: \"/no/folder/a.svg\" cannot be written: No such file or directory.\n")
  }
}
