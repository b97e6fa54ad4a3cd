import Components
import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

/// After any input, a terminal shows the frame, and a complete repaint gives the same frame.
@MainActor @Suite(.watchdog) struct ScreenRandomInputTests {
  private struct Form: View {
    let text: CurrentValueSubject<String, Never>
    let rows: CurrentValueSubject<[Int], Never>
    @State private var isOn = false
    @State private var secret = ""

    var body: some View {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          TextField("type 界", text: text)
          SecureField("secret", text: $secret).textFieldStyle(.plain)
          Toggle("on", isOn: $isOn).help("switches")
          ProgressView(value: Double(secret.count), total: 9)
        }
        .frame(width: 14)
        ScrollView([.horizontal, .vertical]) {
          ForEach(rows, id: \.self) { row in
            if row % 3 == 0 {
              TextField("field \(row)").textFieldStyle(.plain)
            } else if row % 3 == 1 {
              Button("button \(row)").buttonStyle(.plain)
            } else {
              Text("some long line \(row)")
            }
          }
        }
      }
    }
  }

  private let text = CurrentValueSubject<String, Never>("")
  private let rows = CurrentValueSubject<[Int], Never>(Array(0..<12))
  private let scheduler = TestScheduler()

  @Test(arguments: 0..<2 as Range<UInt64>)
  func terminalMatchesTheFrameAfterRandomInput(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var (columns, height) = (34, 9)
    let screen = Screen(columns: columns, rows: height, scheduler: scheduler) {
      Form(text: text, rows: rows)
    }
    var terminal = TestTerminal(columns: columns, rows: height)
    for step in 0..<60 {
      if Int.random(in: 0..<30, using: &random) == 0 {
        (columns, height) = (
          .random(in: 1...40, using: &random), .random(in: 1...12, using: &random)
        )
        screen.resize(columns: columns, rows: height)
        terminal = TestTerminal(columns: columns, rows: height)
      }
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        performRandomEvent(on: screen, Point(x: columns, y: height), &random)
      }
      terminal.feed(screen.bytes())
      let frame = screen.frame
      #expect(terminal.violations == [], "seed \(seed), step \(step)")
      let differences = terminal.differences(from: frame)
      #expect(differences == [], "seed \(seed), step \(step)")
      #expect(terminal.cursor == frame.cursor, "seed \(seed), step \(step)")
      if !differences.isEmpty { return }
      guard step % 10 == 9 else { continue }
      screen.resize(columns: columns, rows: height)
      #expect(screen.frame == frame, "seed \(seed), step \(step): repainted")
    }
  }

  private func performRandomEvent(on screen: Screen, _ size: Point, _ random: inout RandomNumbers) {
    let point = Point(
      x: .random(in: 0..<size.x, using: &random), y: .random(in: 0..<size.y, using: &random))
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<4:
      screen.type(["a", " ", "界", "e\u{301}", "👩", "q"].randomElement(using: &random) ?? "")
    case 4..<7:
      let keys: [Key] = [
        .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .backspace, .delete, .enter,
        .space, "w", "y", "_",
      ]
      let modifiers: [KeyModifiers] = [[], .shift, .control, .alt]
      screen.press(
        keys.randomElement(using: &random) ?? .tab,
        modifiers: modifiers.randomElement(using: &random) ?? [])
    case 7: screen.press(.tab)
    case 8: screen.press(.tab, modifiers: .shift)
    case 9: screen.click(column: point.x, row: point.y)
    case 10:
      let kinds: [MouseEvent.Kind] = [
        .move, .drag(.left), .press(.left), .release(.left), .scroll(x: 0, y: 1),
        .scroll(x: 0, y: -1), .scroll(x: 1, y: 0),
      ]
      screen.send(.mouse(MouseEvent(kinds.randomElement(using: &random) ?? .move, at: point)))
    case 11:
      let list = (0..<16).shuffled(using: &random)
      rows.value = Array(list.prefix(.random(in: 0...16, using: &random)))
    case 12: screen.advance(by: .milliseconds(700))
    default: screen.send(.paste("two\nlines of 界界"))
    }
  }
}
