extension View {
  /// Defines the images that names refer to in this view.
  ///
  ///     ContentView().namedImages(["logo": logo, "beach": beach])
  ///
  /// Other names keep the images that enclosing views define, and refer to PNG files of the
  /// program otherwise.
  public nonisolated func namedImages(_ images: [String: Bitmap]) -> some View {
    transformEnvironment { $0.namedImages.merge(images) { $1 } }
  }

  /// Defines the images that names refer to in this view with the newest of `images`. Before the
  /// first value, names keep the images that enclosing views define.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func namedImages(
    _ images: some Publisher<[String: Bitmap], Never>
  ) -> some View {
    transformEnvironment(following: images) { $0.namedImages.merge($1) { $1 } }
  }
}

extension EnvironmentValues {
  /// The images that views define.
  fileprivate(set) var namedImages: [String: Bitmap] {
    get { self[NamedImagesKey.self] }
    set { self[NamedImagesKey.self] = newValue }
  }
}

private struct NamedImagesKey: EnvironmentKey {
  static let defaultValue: [String: Bitmap] = [:]
}

/// The view of the image that a name refers to, or a neutral sign.
struct NamedImageView<Content: View>: View {
  let name: String
  let bundle: Bundle?
  let label: String
  /// Creates the view of a bitmap with a number of pixels to a point.
  @ViewBuilder let content: (_ bitmap: Bitmap, _ scale: Double) -> Content
  @Environment(\.namedImages) private var namedImages

  var body: some View {
    if let bitmap = namedImages[name] {
      content(bitmap, 1).accessibilityLabel(label)
    } else if let file = ImageFile(name, in: bundle), let bitmap = file.bitmap {
      content(bitmap, file.scale).accessibilityLabel(label)
    } else {
      SymbolView(name: "missing", label: label)
    }
  }
}

/// A PNG file among the resources of a program.
struct ImageFile {
  private let url: URL
  /// The number of pixels to a point.
  let scale: Double

  private static let bitmaps = Lock<[URL: Bitmap?]>([:])

  /// Finds the file of the image with `name` in `bundle`, by default in all of the program.
  init?(_ name: String, in bundle: Bundle?) {
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for bundle in bundle.map({ [$0] }) ?? Bundle.ofProgram {
      for scale in 1...3 {
        let file = base + (scale == 1 ? "" : "@\(scale)x")
        if let url = bundle.url(forResource: file, withExtension: "png") {
          (self.url, self.scale) = (url, Double(scale))
          return
        }
      }
      if let file = AssetCatalog.of(bundle)?.file(of: base) {
        (url, scale) = (file.url, file.scale)
        return
      }
    }
    return nil
  }

  /// The image, unless the file is damaged. It is read once.
  var bitmap: Bitmap? {
    ImageFile.bitmaps.withLock { bitmaps in
      if let bitmap = bitmaps[url] { return bitmap }
      let bitmap = (try? Data(contentsOf: url)).flatMap { Bitmap(data: $0) }
      bitmaps[url] = .some(bitmap)
      return bitmap
    }
  }
}

extension Bundle {
  /// The main bundle, and those beside it in which the package manager puts the resources of
  /// targets.
  static let ofProgram = [Bundle.main] + resources(in: Bundle.main.bundleURL)

  /// Returns the bundles of resources in a folder.
  static func resources(in folder: URL) -> [Bundle] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { ["bundle", "resources"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
      .compactMap { Bundle(url: $0) }
  }
}
