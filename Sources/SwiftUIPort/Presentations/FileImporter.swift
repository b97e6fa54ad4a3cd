extension View {
  /// Presents a sheet in which the user chooses a file, while `isPresented` is `true`.
  ///
  ///     view.fileImporter(isPresented: $isOpening, allowedContentTypes: [.json]) { result in
  ///       if case .success(let url) = result { open(url) }
  ///     }
  ///
  ///     /home/ann/Notes
  ///       ../
  ///       Archive/
  ///       week.json
  ///     [ Cancel ]
  ///
  /// The list begins with the folder in which the program was started. Enter opens a folder and
  /// chooses a file, and typing moves to a name. Names that begin with a period are left out.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown. Set to `false` when it closes.
  ///   - allowedContentTypes: The kinds of files that are listed.
  ///   - onCompletion: Called with the file.
  ///   - onCancellation: Called if the user closes the sheet.
  @preconcurrency
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: (@MainActor () -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileSheet(
        types: allowedContentTypes, onCompletion: { onCompletion(.success($0)) },
        onCancellation: onCancellation)
    }
  }

  /// Presents a sheet in which the user chooses a file, while `isPresented` is `true`. On a
  /// terminal it is one file, also if several are allowed.
  @preconcurrency
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: (@MainActor () -> Void)? = nil
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      onCompletion: { onCompletion($0.map { [$0] }) }, onCancellation: onCancellation)
  }
}

/// The contents of a sheet in which the user chooses a file or a folder.
nonisolated struct FileSheet: View {
  let types: [UTType]
  var verb = "Open"
  let onCompletion: @MainActor (URL) -> Void
  let onCancellation: (@MainActor () -> Void)?

  @MainActor var body: some View {
    FileBrowser(types: types, choose: onCompletion, verb: verb, cancelled: onCancellation)
  }
}

/// The files of a folder, of which the user chooses one.
struct FileBrowser: View {
  let types: [UTType]
  let choose: @MainActor (URL) -> Void
  /// What the button for the folder itself is called.
  var verb = "Open"
  /// Called when the files disappear before one is chosen.
  var cancelled: (@MainActor () -> Void)?
  @State var hasChosen = false
  @State var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(folder.path).bold().lineLimit(1).truncationMode(.head)
      List(FileEntry.entries(of: folder, types: types)) { entry in
        Button(entry.isFolder ? entry.name + "/" : entry.name) { open(entry) }
          .buttonStyle(.plain)
      }
      .id(folder)
      .frame(height: 160)
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
        if types.contains(where: \.isFolder) { Button(verb) { finish(with: folder) } }
      }
    }
    .frame(width: 320)
    .onDisappear { if !hasChosen { cancelled?() } }
  }

  private func open(_ entry: FileEntry) {
    if entry.isFolder { folder = entry.url.standardizedFileURL } else { finish(with: entry.url) }
  }

  private func finish(with url: URL) {
    hasChosen = true
    dismiss()
    choose(url)
  }
}

/// A file or folder that is listed.
struct FileEntry: Identifiable, Hashable {
  let name: String
  let url: URL
  let isFolder: Bool

  var id: String { name }

  /// Returns the folder above, the folders and the files of some kinds in a folder, by their
  /// names. A folder that cannot be read has none.
  static func entries(of folder: URL, types: [UTType]) -> [FileEntry] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let entries = (urls ?? []).map { url in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      return FileEntry(name: url.lastPathComponent, url: url, isFolder: isFolder.boolValue)
    }
    let shown = entries.filter { entry in
      entry.isFolder || types.contains { $0.matches(entry.name) }
    }
    let sorted = shown.sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
    if folder.path == "/" { return sorted }
    let parent = folder.deletingLastPathComponent()
    return [FileEntry(name: "..", url: parent, isFolder: true)] + sorted
  }
}
