/// A kind of files, by the extensions of their names.
///
/// A program that imports `UniformTypeIdentifiers` needs a target of that name, made as the one
/// that stands in for SwiftUI.
public struct UTType: Hashable, Sendable {
  /// The extensions; empty for all files.
  let extensions: Set<String>
  let isFolder: Bool

  private init(_ extensions: String..., isFolder: Bool = false) {
    self.extensions = Set(extensions)
    self.isFolder = isFolder
  }

  /// Creates the kind of files with an extension.
  public init?(filenameExtension: String) {
    self.init(filenameExtension.lowercased())
  }

  /// Creates a kind of files that the program declares, whose extension is the last part of the
  /// name.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier.split(separator: ".").last.map { $0.lowercased() } ?? "")
  }

  /// Creates a kind of files that another program declares, whose extension is the last part of
  /// the name.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier)
  }

  /// Any file.
  public static let item = UTType(), data = item, content = item
  /// A folder.
  public static let folder = UTType(isFolder: true), directory = folder
  /// Text.
  public static let plainText = UTType("txt", "text", "md", "log"), text = plainText
  /// Text.
  public static let utf8PlainText = plainText
  /// Tables and markup.
  public static let commaSeparatedText = UTType("csv"), json = UTType("json")
  /// Tables and markup.
  public static let xml = UTType("xml"), yaml = UTType("yaml", "yml"), html = UTType("html", "htm")
  /// Source code.
  public static let swiftSource = UTType("swift"), sourceCode = UTType("swift", "c", "h", "py")
  /// Pictures.
  public static let png = UTType("png"), jpeg = UTType("jpg", "jpeg"), gif = UTType("gif")
  /// Pictures.
  public static let image = UTType("png", "jpg", "jpeg", "gif", "ppm")
  /// Documents.
  public static let pdf = UTType("pdf"), rtf = UTType("rtf")
  /// Packed files.
  public static let zip = UTType("zip"), archive = UTType("zip", "tar", "gz")
  /// Sounds and films.
  public static let audio = UTType("mp3", "m4a", "wav"), movie = UTType("mp4", "mov")

  /// Whether a file with a name is of this kind.
  func matches(_ name: String) -> Bool {
    extensions.isEmpty && !isFolder
      || extensions.contains((name as NSString).pathExtension.lowercased())
  }
}
