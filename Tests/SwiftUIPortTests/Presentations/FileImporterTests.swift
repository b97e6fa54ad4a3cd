import TestSupport
import Testing
import TextBackend

@testable import SwiftUIPort

@MainActor @Suite(.watchdog) struct FileImporterTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("Archive")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for name in ["week.json", "note.txt", ".hidden.json", "Archive/old.JSON"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    try body(folder)
  }

  @Test func listsFoldersAndFilesOfTheKinds() throws {
    try withFolder { folder in
      #expect(
        FileEntry.entries(of: folder, types: [.json]).map(\.name) == [
          "..", "Archive", "week.json",
        ])
      #expect(
        FileEntry.entries(of: folder, types: [.item]).map(\.name) == [
          "..", "Archive", "note.txt", "week.json",
        ])
      #expect(FileEntry.entries(of: folder, types: [.folder]).map(\.name) == ["..", "Archive"])
      #expect(FileEntry.entries(of: URL(fileURLWithPath: "/"), types: []).first?.name != "..")
      #expect(
        FileEntry.entries(of: folder.appendingPathComponent("x"), types: []).map(\.name) == [".."])
    }
  }

  @Test func theUserOpensAFolderAndChoosesAFile() throws {
    try withFolder { folder in
      var chosen: String?
      let screen = Screen(columns: 60, rows: 20) {
        FileBrowser(types: [.json], choose: { chosen = $0.lastPathComponent }, folder: folder)
      }
      #expect(screen.text.contains("Archive/"))
      #expect(!screen.text.contains("note.txt"))
      screen.press(.tab)
      screen.press(.down)
      screen.press(.enter)
      #expect(screen.text.contains("old.JSON"))
      screen.press(.down)
      screen.press(.enter)
      #expect(chosen == "old.JSON")
    }
  }

  @Test func escapeClosesTheSheet() {
    let isPresented = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 60, rows: 20) {
      Text("a").fileImporter(
        isPresented: Binding(get: { isPresented.value }, set: { isPresented.value = $0 }),
        allowedContentTypes: [.json]
      ) { _ in }
    }
    #expect(screen.text.contains("Cancel"))
    screen.press(.escape)
    #expect(!isPresented.value)
  }
}
