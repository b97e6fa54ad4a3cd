/// The images of the asset catalogs in a folder, as Xcode keeps them.
///
///     Assets.xcassets/
///       Logos/
///         logo.imageset/
///           Contents.json
///           logo@2x.png
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

  /// The folders of images, by their names.
  private let folders: [String: URL]

  /// Looks for the catalogs at the top of `folder`.
  init(in folder: URL) {
    let top = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    folders = (top ?? []).filter { $0.pathExtension == "xcassets" }
      .reduce(into: [:]) { $0.merge(AssetCatalog.images(below: $1)) { first, _ in first } }
  }

  /// Returns the folders of images in a catalog.
  private static func images(below catalog: URL) -> [String: URL] {
    let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    var images: [String: URL] = [:]
    while let url = files?.nextObject() as? URL {
      if url.pathExtension == "imageset" {
        images[url.deletingPathExtension().lastPathComponent] = url
      }
    }
    return images
  }

  /// Returns the first PNG file of the image with `name`; `nil` if there is none.
  func file(of name: String) -> File? {
    guard let folder = folders[name],
      let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
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
