import Components

/// What a terminal sends: something a person does, or the answer to a question.
enum Input: Hashable {
  case event(InputEvent)
  case reply(Reply)
}

/// Makes events of a terminal's bytes, however these are cut into pieces.
///
/// Nothing a terminal may send becomes text that nobody typed: sequences that mean nothing here are
/// swallowed to their ends. Where a lone Escape and the beginning of a sequence look the same, time
/// tells: see ``patience``.
struct InputDecoder {
  private var pending: [UInt8] = []
  private var paste: Paste?

  /// More bytes than these belong to no sequence.
  private static let longestSequence = 4_096

  /// How long to wait for more bytes before calling ``flush()``; `nil` if nothing is pending.
  ///
  /// - Parameter escape: The time within which the rest of a sequence follows its Escape.
  func patience(escape: Duration) -> Duration? {
    if paste != nil { return .seconds(1) }
    if pending.isEmpty { return nil }
    return pending == [0x1B] ? escape : .milliseconds(500)
  }

  /// What `bytes`, and those before them that were still pending, mean.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Input] {
    pending += bytes
    var inputs: [Input] = []
    while true {
      if paste != nil {
        guard let text = takePaste() else { break }
        inputs.append(.event(.paste(text)))
      }
      guard let token = Token(pending[...]) else { break }
      pending.removeFirst(token.length)
      inputs += meaning(of: token)
    }
    if pending.count > InputDecoder.longestSequence { pending = [] }
    return inputs
  }

  /// No more bytes have come: what is pending is all there is.
  mutating func flush() -> [Input] {
    if let paste {
      self.paste = nil
      return [.event(.paste(paste.text))]
    }
    defer { pending = [] }
    switch pending.count {
    case 1 where pending[0] == 0x1B: return [.event(.key(KeyPress(.escape)))]
    case 2 where pending[0] == 0x1B: return Token(alt: pending[1]).map { meaning(of: $0) } ?? []
    default: return []
    }
  }

  private mutating func meaning(of token: Token) -> [Input] {
    switch token.content {
    case .key(let press): return [.event(.key(press))]
    case .mouse(let report): return report.event.map { [.event(.mouse($0))] } ?? []
    case .control(let sequence):
      if sequence.isPasteStart {
        paste = Paste()
        return []
      }
      return sequence.input.map { [$0] } ?? []
    case .string(let introducer, let payload):
      return Reply(introducer, payload).map { [.reply($0)] } ?? []
    case .nothing: return []
    }
  }

  /// The pasted text, if its end has come.
  private mutating func takePaste() -> String? {
    guard var paste else { return nil }
    let isOver = paste.take(&pending)
    self.paste = isOver ? nil : paste
    return isOver ? paste.text : nil
  }
}

/// Text on its way between the marks of a bracketed paste.
private struct Paste {
  private var bytes: [UInt8] = []

  /// Of more than this, the rest is dropped.
  private static let limit = 1 << 20
  private static let end = Array("\u{1B}[201~".utf8)

  /// Takes what belongs to the paste; `true` if that was its end.
  mutating func take(_ pending: inout [UInt8]) -> Bool {
    let end = Paste.end
    var index = 0
    while index < pending.count, !pending[index...].starts(with: end) { index += 1 }
    let isOver = index < pending.count
    // Without the end, its beginning may be there already.
    let taken = isOver ? index : max(0, pending.count - end.count + 1)
    bytes += pending.prefix(min(taken, max(0, Paste.limit - bytes.count)))
    pending.removeFirst(isOver ? index + end.count : taken)
    return isOver
  }

  /// The text, with line feeds for all line ends, and without other control characters but tabs.
  var text: String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\r": text.append("\n")
      case "\n", "\t": text.append(scalar)
      default: if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
      previous = scalar
    }
    return String(text)
  }
}
