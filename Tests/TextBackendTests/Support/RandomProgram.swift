import Components
import Signals
import SignalsTesting

@testable import TextBackend

/// A screen whose titles, colors, rows and size change at random.
@MainActor
struct RandomProgram {
  let screen: Screen
  private(set) var columns = 30
  private(set) var rows = 12
  private let panel = RandomPanel()
  private var random: RandomNumbers

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    let panel = panel
    screen = Screen(columns: columns, rows: rows, scheduler: TestScheduler()) { panel }
  }

  /// Returns a terminal of the screen's size, full of text.
  func makeTerminal(_ behavior: TestTerminal.Behavior) -> TestTerminal {
    TestTerminal(columns: columns, rows: rows, filledWith: "x", behavior: behavior)
  }

  /// Changes titles, and resizes, presses, moves, invalidates or lets time pass.
  ///
  /// - Returns: Whether the screen has another size.
  mutating func performRandomStep() -> Bool {
    panel.change(using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      columns = .random(in: 1...40, using: &random)
      rows = .random(in: 1...14, using: &random)
      screen.resize(columns: columns, rows: rows)
      return true
    case 1, 2: screen.press(.tab)
    case 3: screen.press(.enter)
    case 4: screen.advance(by: .milliseconds(100))
    case 5: screen.invalidate()
    default: screen.move(column: .random(in: 0..<columns, using: &random), row: 4)
    }
    return false
  }
}

/// A panel whose titles, colors and lines change at random.
private struct RandomPanel: View {
  private let titles = (0..<5).map { CurrentValueSubject<String, Never>("title \($0)") }
  private let colors = (0..<2).map { _ in CurrentValueSubject<Color, Never>(.clear) }
  private let lines = CurrentValueSubject<[String], Never>((0..<12).map { "line \($0)" })

  private static let words = [
    "", "a", "Select All", "Delete All", "----------", "──────────", "界", "世界", "👩‍👩‍👧‍👦", "❤️",
    "e\u{301}", "two\nlines", "שלום", "aaaaaaaaaa",
  ]

  /// Clusters whose width terminals disagree about.
  private static let disputed = [
    "☀️", "⚠️", "1️⃣", "☰ menu", "䷀", "🇩🇪", "👍🏽", "🫠", "🤩", "\u{1F6D8}", "क्ष", "\u{1100}\u{1161}",
    "שָׁלוֹם", "مرحبا", "a\u{1ACF}", "㉈", "\u{1E900}", "\u{A7F1}",
  ]

  var body: some View {
    VStack(spacing: 0) {
      Button(titles[0]) {}
      Text(titles[1]).background(colors[0])
      HStack {
        Text(titles[2]).bold().border(colors[1])
        Button(titles[3]) {}.buttonStyle(.plain)
      }
      HStack(spacing: 0) {
        Link(destination: "https://example.com") { Text(titles[4]) + Text(" now").bold() }
        Link(titles[2], destination: "https://example.org")
      }
      Divider()
      VStack(alignment: .leading, spacing: 0) { ForEach(lines, id: \.self) { Text($0) } }
    }
  }

  /// Changes a title, a color and the lines.
  func change(using random: inout RandomNumbers) {
    let words = (0...Int.random(in: 0..<2, using: &random)).map { _ in
      (Self.words + Self.disputed).randomElement(using: &random) ?? ""
    }
    titles.randomElement(using: &random)?.value = words.joined(separator: " ")
    let palette: [Color] = [.clear, .red, .blue, Color(red: 0.2, green: 0.4, blue: 0.6)]
    colors.randomElement(using: &random)?.value = palette.randomElement(using: &random) ?? .clear
    changeLines(words.first ?? "", using: &random)
  }

  /// Inserts, removes or moves lines, so that others move up or down.
  private func changeLines(_ word: String, using random: inout RandomNumbers) {
    let (count, end) = (Int.random(in: 1...3, using: &random), lines.value.count)
    let index = Int.random(in: 0...end, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let number = UInt64.random(in: 0..<1 << 40, using: &random)
      lines.value.insert(
        contentsOf: (0..<count).map { "\(word) \(number + UInt64($0))" }, at: index)
    case 2, 3: lines.value.removeSubrange(index..<min(end, index + count))
    default: break
    }
    if lines.value.count > 20 { lines.value.removeLast(10) }
  }
}
