// The words of SwiftUI for programs that open documents, with what to use instead. They have as
// many members as such programs use, so that the compiler says this, and nothing else.

/// Not on a terminal.
@available(
  *, unavailable,
  message: """
    A terminal opens no documents: use WindowGroup, with a view that lets fileImporter choose a \
    file, and that reads and writes it.
    """
)
public struct DocumentGroup<Document, Content: View>: Scene {
  /// Not on a terminal.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Not on a terminal.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Not on a terminal.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Not on a terminal.
  public var body: some View { EmptyView() }
}

/// A document that is open, of which a terminal has none.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// The file of the document.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}

/// Not on a terminal.
@available(
  *, unavailable, message: "A terminal opens no documents: read and write the file of the value."
)
public protocol FileDocument {
  /// Not on a terminal.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// Not on a terminal.
  typealias WriteConfiguration = FileDocumentReadConfiguration
}

/// Not on a terminal.
@available(
  *, unavailable,
  message: "A terminal opens no documents: read and write the file of the ObservableObject."
)
public protocol ReferenceFileDocument: ObservableObject {
  /// Not on a terminal.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// Not on a terminal.
  typealias WriteConfiguration = FileDocumentReadConfiguration
}

/// What is read of a document, of which a terminal has none.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileContents
  /// The contents of the file before.
  public var existingFile: FileContents? { file }

  /// The contents of a file of a document.
  public struct FileContents: Sendable {
    /// The bytes.
    public let regularFileContents: Data?
    /// The name.
    public var filename: String?
  }
}

/// Not on a terminal.
@available(*, unavailable, message: "A terminal opens no documents: write the Data to a file.")
public struct FileWrapper {
  /// Not on a terminal.
  public init(regularFileWithContents contents: Data) {}
  /// Not on a terminal.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {}
}

extension View {
  /// Not on a terminal.
  @available(
    *, unavailable,
    message: "A terminal saves no documents: let fileImporter choose a folder, and write the file."
  )
  public nonisolated func fileExporter(
    isPresented: Binding<Bool>, document: Any?, contentType: UTType = .item,
    contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: () -> Void = {}
  ) -> some View { self }

  /// Not on a terminal.
  @available(
    *, unavailable,
    message: "A terminal saves no documents: let fileImporter choose a folder, and write the files."
  )
  public nonisolated func fileExporter(
    isPresented: Binding<Bool>, documents: [Any], contentType: UTType = .item,
    contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: () -> Void = {}
  ) -> some View { self }

  /// Not on a terminal.
  @available(
    *, unavailable,
    message: "A terminal saves no documents: let fileImporter choose a folder, and write the file."
  )
  public nonisolated func fileExporter(
    isPresented: Binding<Bool>, item: Any?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: () -> Void = {}
  ) -> some View { self }
}
