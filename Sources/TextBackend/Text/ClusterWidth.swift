/// How many columns a cluster takes on a terminal.
///
/// Two if its base is wide, a regional indicator, made an emoji by a selector, or a pictograph in a
/// sequence; otherwise as many as its scalars take by themselves, but at most two. Ambiguous
/// characters are narrow. Widths are those of Unicode 17.0 (UAX #11, UTS #51).
struct ClusterWidth {
  private(set) var columns = 0
  private var base: ScalarInfo?
  private var previous: ScalarInfo?

  /// Takes the cluster's next scalar into account.
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
