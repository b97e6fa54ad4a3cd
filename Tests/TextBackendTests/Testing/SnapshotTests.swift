import Components
import Foundation
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct SnapshotTests {
  /// Calls `body` with the path of a test file in a new folder, which is then removed.
  private func withTestFile(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "SnapshotTests-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "FormTests.swift").path)
  }

  @Test func standsBesideTheTestsFile() {
    let snapshot = Snapshot(name: "empty form", testFile: "/a/b/FormTests.swift")
    #expect(snapshot.path == "/a/b/Snapshots/FormTests.empty-form.txt")
    #expect(
      Snapshot(name: "showsTheForm()", testFile: "Form.swift").path
        == "Snapshots/Form.showsTheForm.txt")
    #expect(
      Snapshot(name: "../a/ü", testFile: "/T.swift").path == "/Snapshots/T.---a-ü.txt")
  }

  @Test func storesAPictureAndComparesWithIt() throws {
    try withTestFile { file in
      let snapshot = Snapshot(name: "form", testFile: file)
      try snapshot.require("one\ntwo\n\n\n", isUpdating: true)
      #expect(try String(contentsOfFile: snapshot.path, encoding: .utf8) == "one\ntwo\n")
      try snapshot.require("one\ntwo", isUpdating: false)
      let error = #expect(throws: ScreenError.self) {
        try snapshot.require("one\ntoo", isUpdating: false)
      }
      #expect(
        error?.description == """
          The screen differs from \(snapshot.path) in 1 cell:
              stored │ screen
            0 one    │ one
            1 two    │ too
               ^        ^
          If this is as it should be, run the test with UPDATE_SNAPSHOTS=1.
          """)
      try snapshot.require("one\ntoo", isUpdating: true)
      try snapshot.require("one\ntoo", isUpdating: false)
    }
  }

  @Test func aMissingFileIsAnError() throws {
    try withTestFile { file in
      let snapshot = Snapshot(name: "form", testFile: file)
      let error = #expect(throws: ScreenError.self) {
        try snapshot.require("one", isUpdating: false)
      }
      #expect(error?.description.contains("There is no file \(snapshot.path) yet.") == true)
      #expect(error?.description.contains("\none\n") == true)
      #expect(!FileManager.default.fileExists(atPath: snapshot.path))
    }
  }

  @Test func aFolderThatCannotBeWrittenIsAnError() throws {
    let snapshot = Snapshot(name: "form", testFile: "/dev/null/FormTests.swift")
    let error = #expect(throws: ScreenError.self) {
      try snapshot.require("one", isUpdating: true)
    }
    #expect(error?.description == "\(snapshot.path) cannot be written.")
  }

  @Test func screensAreStoredWithOrWithoutTheirStyles() throws {
    try withTestFile { file in
      let screen = Screen(columns: 5, rows: 2) {
        Text("bold").bold()
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      try Snapshot(name: "text", testFile: file).require("bold", isUpdating: true)
      try screen.requireSnapshot("text", filePath: file)
      let picture = "bold\n\n\naaaa\na: bold"
      try Snapshot(name: "styles", testFile: file).require(picture, isUpdating: true)
      try screen.requireSnapshot("styles", includesStyles: true, filePath: file)
      #expect(throws: ScreenError.self) {
        try screen.requireSnapshot("text", includesStyles: true, filePath: file)
      }
    }
  }

  @Test func comparesWithAPictureInTheTest() throws {
    let screen = Screen(columns: 8, rows: 4) {
      Button("Go").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    try screen.requireText(
      """
      ╭────╮
      │ Go │
      ╰────╯
      """)
    let error = #expect(throws: ScreenError.self) { try screen.requireText("╭────╮\n│ Do │") }
    #expect(
      error?.description == """
        The screen differs in 7 cells:
            expected │ screen
          0 ╭────╮   │ ╭────╮
          1 │ Do │   │ │ Go │
              ^          ^
          2          │ ╰────╯
            ^^^^^^     ^^^^^^
        """)
  }
}
