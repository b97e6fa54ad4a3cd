import ComponentCore
import TextBackend

/// The requests of views that the terminal has not received yet.
///
/// While the terminal does not accept bytes, only the newest text of the clipboard, the newest
/// title and progress, a single bell and a few notifications wait for it.
struct TerminalServices {
  private var clipboard: String?
  private var title: String??
  private var progress: WindowProgress??
  private var rings = false
  private var notifications: [(title: String, body: String)] = []
  /// The way in which the terminal shows notifications; `nil` if it is not known to show any.
  var notificationProtocol: NotificationProtocol?

  /// Whether the terminal is known to show progress. Until it is, the newest waits.
  var showsProgress = false

  private static let notificationLimit = 8
  private static let titleLimit = 256

  /// Saves and restores the titles of the window and its icon, on a stack of the terminal.
  static let pushTitle = "\u{1B}[22;0t"
  static let popTitle = "\u{1B}[23;0t"

  /// Ends showing progress.
  static let clearProgress = "\u{1B}]9;4;0;0\u{1B}\\"

  /// Adds a request; returns `false` if it is none for a terminal.
  mutating func add(_ request: HostRequest) -> Bool {
    switch request {
    case .copy(let text): clipboard = text
    case .bell: rings = true
    case .notify(let title, let body):
      if notifications.count == Self.notificationLimit { notifications.removeFirst() }
      notifications.append((title, body))
    case .progress(let progress): self.progress = .some(progress)
    case .suspend: return false
    }
    return true
  }

  /// Sets the title of the window, or its former title if `title` is `nil`.
  mutating func setTitle(_ title: String?) {
    self.title = .some(title)
  }

  /// Whether a title waits, before which the window's own has to be saved.
  var hasTitle: Bool { title != nil }

  /// Whether progress waits that the terminal shows.
  var startsProgress: Bool { showsProgress && progress.flatMap(\.self) != nil }

  /// Returns the sequences for everything that waits.
  mutating func takeBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    if let title { appendTitle(title, to: &bytes) }
    if showsProgress, let progress {
      bytes += (progress?.sequence ?? TerminalServices.clearProgress).utf8
      self.progress = nil
    }
    if let clipboard {
      bytes += "\u{1B}]52;c;".utf8
      bytes.appendBase64(Array(SafeText.block(of: clipboard).utf8))
      bytes += "\u{1B}\\".utf8
    }
    for (title, body) in notifications {
      if let notificationProtocol {
        bytes += notificationProtocol.bytes(title: title, body: body)
      } else {
        rings = true
      }
    }
    if rings { bytes.append(0x07) }
    (clipboard, title, rings, notifications) = (nil, nil, false, [])
    return bytes
  }

  private func appendTitle(_ title: String?, to bytes: inout [UInt8]) {
    guard let title else {
      // The former title comes back and stays saved.
      bytes += (TerminalServices.popTitle + TerminalServices.pushTitle).utf8
      return
    }
    let text = SafeText.line(of: title, limit: TerminalServices.titleLimit)
    bytes += "\u{1B}]2;\(text)\u{1B}\\".utf8
  }
}

extension WindowProgress {
  /// The sequence that shows the progress (OSC 9 ; 4).
  fileprivate var sequence: String { "\u{1B}]9;4;\(state.rawValue);\(percentage)\u{1B}\\" }
}
