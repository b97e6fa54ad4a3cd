import Components
import Signals
import SignalsTesting
import Testing

@testable import TextBackend

/// A terminal that receives the screen's bytes shows its frame, whatever has changed.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScreenRandomTitlesTests {
  @Test(
    arguments: [Capabilities.Repetition.none, .ascii, .all], 0..<2 as Range<UInt64>)
  func terminalMatchesTheFrameAfterRandomTitles(repetition: Capabilities.Repetition, seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let panel = RandomPanel()
    let screen = Screen(columns: 30, rows: 12, scheduler: TestScheduler()) { panel }
    screen.capabilities.repetition = repetition
    var terminal = TestTerminal(columns: 30, rows: 12, filledWith: "x")
    for step in 0..<40 {
      let words = panel.change(using: &random)
      performRandomAction(on: screen, &terminal, using: &random)
      terminal.feed(screen.bytes())
      let isSame = terminal.rows == screen.frame.cells
      #expect(isSame, "seed \(seed), step \(step), words \(words), should be\n\(screen.text)")
      #expect(terminal.violations == [], "seed \(seed), step \(step)")
      if !isSame { return }
    }
  }

  /// Resizes, presses, moves, invalidates or lets time pass.
  private func performRandomAction(
    on screen: Screen, _ terminal: inout TestTerminal, using random: inout RandomNumbers
  ) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let columns = Int.random(in: 1...40, using: &random)
      let rows = Int.random(in: 1...14, using: &random)
      screen.resize(columns: columns, rows: rows)
      terminal = TestTerminal(columns: columns, rows: rows, filledWith: "x")
    case 1, 2: screen.press(.tab)
    case 3: screen.press(.enter)
    case 4: screen.advance(by: .milliseconds(100))
    case 5: screen.invalidate()
    default: screen.move(column: .random(in: 0..<30, using: &random), row: 4)
    }
  }
}

/// A panel whose titles and colors change at random.
private struct RandomPanel: View {
  private let titles = (0..<4).map { CurrentValueSubject<String, Never>("title \($0)") }
  private let colors = (0..<2).map { _ in CurrentValueSubject<Color, Never>(.clear) }

  private static let words = [
    "", "a", "Select All", "Delete All", "----------", "──────────", "界", "世界", "👩‍👩‍👧‍👦", "❤️",
    "e\u{301}", "two\nlines", "שלום", "aaaaaaaaaa",
  ]

  var body: some View {
    VStack(spacing: 0) {
      Button(titles[0]) {}
      Text(titles[1]).background(colors[0])
      HStack {
        Text(titles[2]).bold().border(colors[1])
        Button(titles[3]) {}.buttonStyle(.plain)
      }
      Divider()
    }
  }

  /// Changes a title and a color, and returns the words of the title.
  func change(using random: inout RandomNumbers) -> [String] {
    let words = (0...Int.random(in: 0..<2, using: &random)).map { _ in
      Self.words.randomElement(using: &random) ?? ""
    }
    titles.randomElement(using: &random)?.value = words.joined(separator: " ")
    let palette: [Color] = [.clear, .red, .blue, Color(red: 0.2, green: 0.4, blue: 0.6)]
    colors.randomElement(using: &random)?.value = palette.randomElement(using: &random) ?? .clear
    return words
  }
}
