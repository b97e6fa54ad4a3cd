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
    var cancellations = 0
    let screen = Screen(columns: 60, rows: 20) {
      Text("a").fileImporter(
        isPresented: Binding(get: { isPresented.value }, set: { isPresented.value = $0 }),
        allowedContentTypes: [.json]
      ) { _ in
      } onCancellation: {
        cancellations += 1
      }
    }
    #expect(screen.text.contains("Cancel"))
    screen.press(.escape)
    _ = screen.text
    #expect(!isPresented.value)
    #expect(cancellations == 1)
  }

  @Test func aFolderIsChosenByAButton() throws {
    try withFolder { folder in
      var (chosen, cancellations): ([String], Int) = ([], 0)
      let screen = Screen(columns: 60, rows: 20) {
        FileBrowser(
          types: [.folder], choose: { chosen.append($0.lastPathComponent) }, verb: "Move",
          cancelled: { cancellations += 1 }, folder: folder)
      }
      #expect(!screen.text.contains("week.json"))
      try screen.click("Archive/")
      try screen.click("Move")
      #expect(chosen == ["Archive"])
      #expect(cancellations == 0)
    }
  }

  @Test func filesAreMovedUntilOneCannotBe() throws {
    try withFolder { folder in
      let files = ["week.json", "gone.json", "note.txt"].map(folder.appendingPathComponent)
      let archive = folder.appendingPathComponent("Archive")
      #expect(throws: (any Error).self) { _ = try moveFiles(files, to: archive) }
      #expect(
        FileEntry.entries(of: archive, types: [.item]).map(\.name) == [
          "..", "old.JSON", "week.json",
        ])
      let places = try moveFiles([files[2]], to: archive)
      #expect(places.map(\.path) == [archive.appendingPathComponent("note.txt").path])
      #expect(
        FileEntry.entries(of: folder, types: [.item]).map(\.name) == ["..", "Archive"])
    }
  }

  private struct Mover: View {
    let files: [URL]
    let isPresented: CurrentValueSubject<Bool, Never>

    var body: some View {
      Text("a").fileMover(
        isPresented: Binding(get: { isPresented.value }, set: { isPresented.value = $0 }),
        files: files
      ) { (_: Result<[URL], any Error>) in
      }
      .fileMover(isPresented: .constant(false), file: files.first) {
        if case .success(let url) = $0 { print(url) }
      }
    }
  }

  @Test func aMoverShowsFoldersWhileThereAreFiles() {
    let isPresented = CurrentValueSubject<Bool, Never>(true)
    func text(_ files: [URL]) -> String {
      Screen(columns: 60, rows: 20) { Mover(files: files, isPresented: isPresented) }.text
    }
    #expect(text([URL(fileURLWithPath: "/gone")]).contains("Move"))
    #expect(!text([]).contains("Move"))
  }
}
