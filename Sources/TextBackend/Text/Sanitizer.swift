/// Turns an untrusted cluster into one that is safe to print.
///
/// The sanitizer classifies each scalar by its `ScalarInfo` and keeps, replaces or drops it. What
/// remains is printable and of a known width: no control characters, nothing that changes the
/// direction of writing, nothing invisible, no combining mark without a base and only a few on
/// each. The width of the result is computed from the scalars that remain, and clusters whose
/// width terminals disagree about are flagged.
///
/// | Scalars | Result |
/// |---|---|
/// | C0 controls, DEL | their pictures, U+2400 and following |
/// | tab, line and paragraph separators, fillers | a space |
/// | C1 controls, noncharacters, private use, unassigned | U+FFFD |
/// | bidirectional embeddings and isolates | U+FFFD |
/// | soft hyphens, zero-width spaces, directional marks | nothing |
/// | tags and variation selectors without effect | nothing |
struct Sanitizer {
  /// A cluster that is safe to print.
  struct Cluster: Equatable {
    var text: String
    var width: Int
    /// Whether terminals disagree about its width.
    var hasAmbiguousWidth: Bool
    /// Whether terminals may show it in another place, in text from right to left.
    var isRightToLeft = false
  }

  /// The largest number of scalars of a text that are shown; the rest is cut off.
  static let scalarLimit = 4_096

  /// Returns the part of `text` that is shown.
  static func prefix(of text: String) -> String {
    text.utf8.count <= scalarLimit ? text : String(text.unicodeScalars.prefix(scalarLimit))
  }

  /// The largest number of combining marks on one base.
  private static let markLimit = 4
  /// The largest numbers of scalars of a cluster.
  private static let clusterLimit = 8
  private static let emojiLimit = 12

  private var scalars: [Unicode.Scalar] = []
  private var infos: [ScalarInfo] = []
  private var marks = 0

  /// Returns the safe form of `character`, or `nil` if nothing of it is to be shown.
  static func cluster(of character: Character) -> Cluster? {
    var sanitizer = Sanitizer()
    let scalars = Array(prefix(of: String(character)).unicodeScalars)
    let infos = scalars.map { ScalarInfo($0) }
    let isFlag = isNamedFlag(scalars, infos)
    sanitizer.scalars.reserveCapacity(scalars.count)
    sanitizer.infos.reserveCapacity(scalars.count)
    for index in scalars.indices {
      let next = index + 1 < infos.count ? infos[index + 1] : nil
      sanitizer.process(scalars[index], infos[index], before: next, isFlag: isFlag)
    }
    return sanitizer.cluster(of: character, scalars)
  }

  /// Returns whether the scalars are an emoji tag sequence: black flag, tag letters, cancel tag.
  private static func isNamedFlag(_ scalars: [Unicode.Scalar], _ infos: [ScalarInfo]) -> Bool {
    scalars.count > 2 && scalars[0] == "\u{1F3F4}" && scalars.last == "\u{E007F}"
      && infos[1...].allSatisfy { $0.kind == .tag }
  }

  private mutating func process(
    _ scalar: Unicode.Scalar, _ info: ScalarInfo, before next: ScalarInfo?, isFlag: Bool
  ) {
    switch info.kind {
    case .control: append(Sanitizer.controlPicture(of: scalar))
    case .blank: if infos.last?.kind != .plain || scalars.last != " " { append(" ") }
    case .replaced: append("\u{FFFD}")
    case .dropped: break
    case .tag: if isFlag { append(scalar, info) }
    case .emojiSelector: if infos.last?.isEmojiBase == true { append(scalar, info) }
    case .joiner: if isJoinerMeaningful(next) { append(scalar, info) }
    case .nonJoiner: if infos.last?.kind == .linker || isArabic { append(scalar, info) }
    case .mark, .linker: appendMark(scalar, info)
    case .jamoTail, .modifier, .plain, .regionalIndicator, .pictograph:
      if info.width == 0, infos.isEmpty { append("\u{25CC}") }
      append(scalar, info)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    append(scalar, ScalarInfo(scalar))
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ info: ScalarInfo) {
    let isEmoji = infos.first?.kind == .pictograph
    guard infos.count < (isEmoji ? Sanitizer.emojiLimit : Sanitizer.clusterLimit) else {
      return
    }
    scalars.append(scalar)
    infos.append(info)
  }

  /// Appends a combining mark, on a dotted circle if there is no base.
  private mutating func appendMark(_ scalar: Unicode.Scalar, _ info: ScalarInfo) {
    if infos.isEmpty { append("\u{25CC}") }
    marks += 1
    if marks <= Sanitizer.markLimit { append(scalar, info) }
  }

  /// Returns whether a zero-width joiner has an effect between the last scalar and `next`.
  private func isJoinerMeaningful(_ next: ScalarInfo?) -> Bool {
    guard let last = infos.last(where: { $0.kind != .emojiSelector && $0.kind != .modifier }) else {
      return false
    }
    return last.kind == .linker || last.kind == .pictograph && next?.kind == .pictograph
  }

  private var isArabic: Bool {
    switch scalars.last?.value ?? 0 {
    case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF: true
    default: false
    }
  }

  private static func controlPicture(of control: Unicode.Scalar) -> Unicode.Scalar {
    control == "\u{7F}" ? "\u{2421}" : Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}"
  }

  /// Returns the cluster of the appended scalars, most often those of `original` as they are.
  private mutating func cluster(
    of original: Character, _ originalScalars: [Unicode.Scalar]
  ) -> Cluster? {
    while infos.last?.kind == .joiner || infos.last?.kind == .nonJoiner {
      scalars.removeLast()
      infos.removeLast()
    }
    if infos.isEmpty { return nil }
    var width = ClusterWidth()
    for info in infos { width.append(info) }
    let isPlain = infos.dropFirst().allSatisfy { $0.width == 0 && $0.kind == .mark }
    let text =
      scalars == originalScalars
      ? String(original) : String(String.UnicodeScalarView(scalars))
    return Cluster(
      text: text, width: width.columns,
      hasAmbiguousWidth: !isPlain || infos.contains(where: \.hasAmbiguousWidth)
        || infos[0].kind == .regionalIndicator || infos[0].kind == .modifier,
      isRightToLeft: infos.contains(where: \.isRightToLeft))
  }
}
