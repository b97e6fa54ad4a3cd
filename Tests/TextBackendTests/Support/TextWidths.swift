#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The module of the C library does not declare it.
@_silgen_name("wcwidth") private func widthInCLibrary(_ scalar: UInt32) -> CInt

/// The ways in which terminals divide text into glyphs, with widths from the C library.
enum TextWidths: Sendable {
  /// A glyph for each cluster, as in mode 2027.
  case clusters
  /// A glyph for each scalar.
  case scalars
  /// A glyph for each scalar that the C library knows; others are dropped.
  case knownScalars

  /// Returns the glyphs of a cluster and their numbers of columns.
  func glyphs(of cluster: String) -> [(String, Int)] {
    let widths = cluster.unicodeScalars.map { ($0, TextWidths.width(of: $0)) }
    switch self {
    case .clusters: return [(cluster, TextWidths.clusterWidth(widths))]
    case .scalars: return widths.map { (String($0.0), $0.1 ?? 1) }
    case .knownScalars: return widths.compactMap { pair in pair.1.map { (String(pair.0), $0) } }
    }
  }

  private static func clusterWidth(_ widths: [(Unicode.Scalar, Int?)]) -> Int {
    let isEmoji = widths.contains { $0.0 == "\u{FE0F}" || (0x1F1E6...0x1F1FF).contains($0.0.value) }
    if isEmoji { return 2 }
    return max(1, widths.reduce(0) { max($0, $1.1 ?? 1) })
  }

  /// The number of columns of a scalar; `nil` if the C library does not know it.
  private static func width(of scalar: Unicode.Scalar) -> Int? {
    _ = locale
    let width = Int(widthInCLibrary(scalar.value))
    return width < 0 ? nil : width
  }

  private static let locale: Void = {
    for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
    preconditionFailure("There is no locale for UTF-8.")
  }()
}
