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
