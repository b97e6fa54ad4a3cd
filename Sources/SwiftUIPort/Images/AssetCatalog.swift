/// The images and colors of the asset catalogs in a folder, as Xcode keeps them.
///
///     Assets.xcassets/
///       Logos/
///         logo.imageset/
///           Contents.json
///           logo@2x.png
///       Brand.colorset/
///         Contents.json
struct AssetCatalog: Sendable {
  /// A file of an image.
  struct File: Sendable {
    let url: URL
    /// The number of pixels to a point.
    let scale: Double
  }

  /// What a folder of an image says about its files.
  private struct Contents: Decodable {
    struct Image: Decodable {
      let filename: String?
      let scale: String?
    }

    let images: [Image]
  }

  /// The folders of images and of colors, by their names.
  private let folders: [String: URL]
  private let colors: [String: Color]

  /// Looks for the catalogs at the top of `folder`.
  init(in folder: URL) {
    let top = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let catalogs = (top ?? []).filter { $0.pathExtension == "xcassets" }
    folders = AssetCatalog.folders(named: "imageset", in: catalogs)
    colors = AssetCatalog.folders(named: "colorset", in: catalogs)
      .compactMapValues { AssetCatalog.contents(of: $0, CatalogColor.self)?.color }
  }

  /// Returns the folders with an extension in catalogs, by their names.
  private static func folders(named pathExtension: String, in catalogs: [URL]) -> [String: URL] {
    var found: [String: URL] = [:]
    for catalog in catalogs {
      let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
      while let url = files?.nextObject() as? URL {
        guard url.pathExtension == pathExtension else { continue }
        let name = url.deletingPathExtension().lastPathComponent
        if found[name] == nil { found[name] = url }
      }
    }
    return found
  }

  /// Returns what a folder says about its files.
  private static func contents<Value: Decodable>(of folder: URL, _ type: Value.Type) -> Value? {
    (try? Data(contentsOf: folder.appendingPathComponent("Contents.json")))
      .flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Returns the color with `name`; `nil` if there is none.
  func color(of name: String) -> Color? { colors[name] }

  /// Returns the first PNG file of the image with `name`; `nil` if there is none.
  func file(of name: String) -> File? {
    guard let folder = folders[name],
      let contents = AssetCatalog.contents(of: folder, Contents.self)
    else { return nil }
    for image in contents.images {
      guard let filename = image.filename, filename.lowercased().hasSuffix(".png") else { continue }
      return File(
        url: folder.appendingPathComponent(filename),
        scale: image.scale.flatMap { Double($0.dropLast()) } ?? 1)
    }
    return nil
  }
}

extension AssetCatalog {
  private static let catalogs = Lock<[URL: AssetCatalog]>([:])

  /// Returns the asset catalogs of a bundle, for which its folder is searched once.
  static func of(_ bundle: Bundle) -> AssetCatalog? {
    guard let folder = bundle.resourceURL else { return nil }
    return catalogs.withLock { catalogs in
      if let catalog = catalogs[folder] { return catalog }
      let catalog = AssetCatalog(in: folder)
      catalogs[folder] = catalog
      return catalog
    }
  }

  /// Returns the color with `name` in `bundle`, by default in all of the program.
  static func color(of name: String, in bundle: Bundle?) -> Color? {
    for bundle in bundle.map({ [$0] }) ?? Bundle.ofProgram {
      if let color = of(bundle)?.color(of: name) { return color }
    }
    return nil
  }
}
