import Components
import Signals
import TextBackend

extension Workload {
  static let keyInField = key(in: .field, of: 100_000, limit: 100_000)
  static let keyInEditor = key(in: .editor, of: 100_000, limit: 100_000)
  /// Keys among characters of one scalar and of more.
  static let keysBeyondASCII = [
    key(among: "Cyrillic letters", "Съешь ещё этих мягких булок ", limit: 100_000),
    key(among: "Chinese characters", "天地玄黄，宇宙洪荒。", limit: 100_000),
    key(among: "emoji", "👩‍👩‍👧‍👦", limit: 775_000),
    key(
      among: "Cyrillic letters", "Съешь ещё этих мягких булок ", bytes: 1_000_000, isAtEnd: true,
      limit: 215_000),
  ]

  private static func key(
    among name: String, _ text: String, bytes: Int = 100_000, isAtEnd: Bool = false, limit: Int
  ) -> Workload {
    Workload(
      "a key \(isAtEnd ? "at the end of" : "in") a field of \(bytes / 1_000) kB of \(name)",
      per: "key", count: 1_000, limit: limit,
      preparing: {
        let text = String(repeating: text, count: bytes / text.utf8.count)
        let page = TextPage(.field, text: text)
        if isAtEnd { page.press(.end) }
        return { count in
          for _ in 0..<count { page.typeKey() }
        }
      })
  }

  /// Lines that the program adds to a text of 100 kB.
  static let addedLines = [
    addedLine(to: "a text", limit: 21_000_000) { Text($0) },
    addedLine(to: "an editor", limit: 4_100_000) { TextEditor(text: $0) },
  ]

  private static func addedLine(
    to name: String, limit: Int,
    @ViewBuilder in view: @escaping @MainActor (CurrentValueSubject<String, Never>) -> some View
  ) -> Workload {
    Workload(
      "a line added to \(name) of 100 kB of Cyrillic letters", per: "line", count: 100,
      limit: limit,
      preparing: {
        let line = "Съешь ещё этих мягких булок\n"
        let text = CurrentValueSubject<String, Never>(
          String(repeating: line, count: 100_000 / line.utf8.count))
        let screen = Screen(columns: 80, rows: 24) { view(text) }
        _ = screen.bytes()
        return { count in
          for _ in 0..<count {
            text.send(text.value + line)
            _ = screen.bytes()
          }
        }
      })
  }

  static let pasteIntoEditor = Workload(
    "a paste of 1 MB into an editor", per: "paste", count: 100, limit: 80_000_000,
    preparing: {
      let page = TextPage(.editor, of: 1_000)
      let texts = ["one", "two"].map { $0 + TextPage.text(of: 1_000_000) + $0 }
      return { count in
        for step in 0..<count { page.replaceAll(with: texts[step % 2]) }
      }
    })

  /// Types a key into the middle of a text and renders the frame.
  private static func key(in control: TextPage.Control, of bytes: Int, limit: Int) -> Workload {
    Workload(
      "a key in \(control.rawValue) of \(bytes / 1_000) kB", per: "key", count: 1_000,
      limit: limit,
      preparing: {
        let page = TextPage(control, of: bytes)
        return { count in
          for _ in 0..<count { page.typeKey() }
        }
      })
  }
}

/// A text that is edited.
@MainActor
struct TextPage {
  enum Control: String {
    case field = "a field"
    case editor = "an editor"
  }

  private let screen: Screen

  init(_ control: Control, of bytes: Int) {
    self.init(control, text: TextPage.text(of: bytes))
  }

  init(_ control: Control, text: String) {
    let text = CurrentValueSubject<String, Never>(text)
    screen = Screen(columns: 80, rows: 24) {
      switch control {
      case .field: TextField("", text: text)
      case .editor: TextEditor(text: text)
      }
    }
    screen.press(.tab)
    screen.press(.home, modifiers: .control)
    for _ in 0..<100 { screen.press(.pageDown) }
    _ = screen.bytes()
  }

  /// Returns words in lines.
  static func text(of bytes: Int) -> String {
    String(repeating: "All work and no play makes Jack a dull boy.\n", count: bytes / 44 + 1)
  }

  func typeKey() {
    screen.type("a")
    _ = screen.bytes()
  }

  func press(_ key: Key) {
    screen.press(key)
    _ = screen.bytes()
  }

  func replaceAll(with text: String) {
    screen.press("a", modifiers: .alt)
    screen.paste(text)
    _ = screen.bytes()
  }
}
