/// The number of columns that a cluster occupies on a terminal.
///
/// The width is computed scalar by scalar. It is two if the base is wide, a regional indicator,
/// turned into an emoji by variation selector 16, or a pictograph in a joiner or skin-tone
/// sequence; otherwise it is the sum of the scalars' own widths, at most two. East Asian ambiguous
/// characters count as narrow. The data is that of Unicode 17.0 (UAX #11, UTS #51).
struct ClusterWidth {
  private(set) var columns = 0
  private var base: ScalarInfo?
  private var previous: ScalarInfo?

  /// Adds the next scalar of the cluster.
  mutating func append(_ info: ScalarInfo) {
    if base == nil, info.width > 0 { base = info }
    let makesEmoji =
      switch info.kind {
      case .emojiSelector: previous?.isEmojiBase == true
      case .joiner, .modifier: base?.kind == .pictograph
      default: false
      }
    columns = makesEmoji ? 2 : min(2, columns + info.width)
    previous = info
  }
}

extension ClusterWidth {
  /// Returns the beginning of `text` for which no terminal takes more than `columns`.
  ///
  /// Many terminals add the widths of the scalars of a cluster, each according to its own data.
  static func prefix(of text: String, fitting columns: Int) -> String {
    let scalars = text.unicodeScalars
    var (end, rest) = (scalars.startIndex, columns)
    while end < scalars.endIndex {
      rest -= ScalarInfo(scalars[end]).largestWidth
      if rest < 0 { break }
      scalars.formIndex(after: &end)
    }
    var prefix = scalars[..<end]
    // A joiner at the end would join the next cell.
    while let last = prefix.last, [.joiner, .nonJoiner].contains(ScalarInfo(last).kind) {
      prefix.removeLast()
    }
    return String(prefix)
  }
}

extension ScalarInfo {
  /// The largest number of columns by which any terminal moves its cursor for the scalar.
  fileprivate var largestWidth: Int {
    switch kind {
    case .joiner, .nonJoiner: 0
    case .mark: hasAmbiguousWidth ? 2 : width
    case .regionalIndicator, .modifier: 2
    case .emojiSelector, .tag, .jamoTail, .linker: 1
    default: hasAmbiguousWidth ? 2 : max(1, width)
    }
  }
}
