extension View {
  /// Presents a sheet in which the user chooses the folder to which a file is moved, while
  /// `isPresented` is `true` and there is a file.
  ///
  ///     view.fileMover(isPresented: $isMoving, file: note.url) { result in
  ///       if case .success(let url) = result { note.url = url }
  ///     }
  ///
  ///     /home/ann/Notes
  ///       ../
  ///       Archive/
  ///     [ Cancel ] [ Move ]
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown. Set to `false` when it closes.
  ///   - file: The file or folder to move.
  ///   - onCompletion: Called with the new place of the file, or with the error for which it stays
  ///     in the old one.
  ///   - onCancellation: Called if the user closes the sheet.
  @preconcurrency
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: (@MainActor () -> Void)? = nil
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: onCancellation)
  }

  /// Presents a sheet in which the user chooses the folder to which files are moved, while
  /// `isPresented` is `true` and there are files.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown. Set to `false` when it closes.
  ///   - files: The files and folders to move.
  ///   - onCompletion: Called with the new places of the files, or with the error for which one of
  ///     them and those after it stay in the old ones.
  ///   - onCancellation: Called if the user closes the sheet.
  @preconcurrency
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, files: some Collection<URL>,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: (@MainActor () -> Void)? = nil
  ) -> some View {
    let files = Array(files)
    return sheet(isPresented: files.isEmpty ? .constant(false) : isPresented) {
      FileSheet(
        types: [.folder], verb: "Move",
        onCompletion: { folder in onCompletion(Result { try moveFiles(files, to: folder) }) },
        onCancellation: onCancellation)
    }
  }
}

/// Moves files to a folder in their order, until one cannot be moved. Returns their new places.
func moveFiles(_ files: [URL], to folder: URL) throws -> [URL] {
  try files.map { file in
    let place = folder.appendingPathComponent(file.lastPathComponent)
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }
}
