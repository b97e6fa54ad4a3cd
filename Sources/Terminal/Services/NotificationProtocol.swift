import TextBackend

/// The sequence in which a terminal receives notifications.
enum NotificationProtocol: Hashable {
  /// iTerm2's, with one text.
  case osc9
  /// That of urxvt, with a title and a body.
  case osc777
  /// kitty's, with encoded texts.
  case osc99

  /// The protocols by the names of terminals.
  private static let protocols: [(name: String, NotificationProtocol)] = [
    ("kitty", .osc99), ("foot", .osc777), ("ghostty", .osc777), ("WezTerm", .osc777),
    ("contour", .osc777), ("iTerm2", .osc9),
  ]

  /// Creates the protocol of the terminal that reports `version`; `nil` if it is known to have
  /// none.
  init?(version: String) {
    guard let known = Self.protocols.first(where: { version.hasPrefix($0.name) }) else {
      return nil
    }
    self = known.1
  }

  /// The largest numbers of bytes of a title and a body.
  private static let (titleLimit, bodyLimit) = (256, 1_024)

  /// Returns the sequence that shows a notification.
  func bytes(title: String, body: String) -> [UInt8] {
    let title = SafeText.line(of: title, limit: Self.titleLimit)
    let body = SafeText.line(of: body, limit: Self.bodyLimit)
    switch self {
    case .osc9:
      // A number and a semicolon at the beginning would be a command of ConEmu.
      let text = body.isEmpty ? title : title + ": " + body
      return osc("9;" + field(text))
    case .osc777:
      return osc("777;notify;" + field(title) + ";" + field(body))
    case .osc99:
      // The parts of a notification have the same identifier, and all but the last say that
      // another follows.
      return osc("99;i=1:d=0:e=1;" + base64(title)) + osc("99;i=1:d=1:e=1:p=body;" + base64(body))
    }
  }

  /// Replaces semicolons, with which a field ends. One with a combining mark is another character,
  /// but terminals see its byte.
  private func field(_ text: String) -> String {
    let (semicolon, comma) = (UInt8(ascii: ";"), UInt8(ascii: ","))
    return String(decoding: text.utf8.map { $0 == semicolon ? comma : $0 }, as: UTF8.self)
  }

  private func osc(_ text: String) -> [UInt8] {
    Array("\u{1B}]\(text)\u{1B}\\".utf8)
  }

  private func base64(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.appendBase64(Array(text.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }
}
