import Components
import Signals
import TextBackend
import TestSupport
import Testing

/// The examples of the module's articles.
@MainActor @Suite(.watchdog) struct ComponentsExamples {
  struct Connection: View {
    let states: AnyPublisher<String, Never>
    let colors: AnyPublisher<Color, Never>
    @State private var presses = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text(states).bold()
        Button("Connect") { presses += 1 }.color(colors)
        if presses > 0 { Text("pressed \(presses) times").dim() }
      }
    }
  }

  @Test func overview() {
    let states = CurrentValueSubject<String, Never>("offline")
    let colors = PassthroughSubject<Color, Never>()
    let screen = Screen(columns: 30, rows: 6, alignment: .topLeading) {
      Connection(states: states.eraseToAnyPublisher(), colors: colors.eraseToAnyPublisher())
    }
    #expect(screen.picture == "offline\n╭─────────╮\n│ Connect │\n╰─────────╯")
    states.send("online")
    colors.send(.green)
    screen.click(column: 3, row: 2)
    #expect(
      screen.picture
        == "online\n┏━━━━━━━━━┓\n┃ Connect ┃\n┗━━━━━━━━━┛\npressed 1 times")
    #expect(screen.frame[0, 1].attributes.foreground == .green)
  }

  struct Account: View {
    let themes: AnyPublisher<Theme, Never>

    var body: some View {
      VStack {
        Text("Saved").foregroundStyle(.theme(.success))
        Button("Delete", role: .destructive) {}
        Button("Done") {}.buttonStyle(.borderedProminent)
      }
      .theme(themes)
    }
  }

  @Test func themes() {
    let themes = CurrentValueSubject<Theme, Never>(.standard)
    let screen = Screen(columns: 20, rows: 7) { Account(themes: themes.eraseToAnyPublisher()) }
    #expect(screen.attributes(of: "Saved")?.foreground == Theme.standard.dark.success)
    themes.send(.nord)
    #expect(screen.attributes(of: "Saved")?.foreground == Theme.nord.dark.success)
    #expect(screen.attributes(of: "Done")?.background == Theme.nord.dark.prominent)
  }

  @Test func controlledPublishers() {
    let states = PassthroughSubject<Bool, Never>()
    var requests: [Bool] = []
    func connect(_ isOn: Bool) { requests.append(isOn) }

    let screen = Screen(columns: 9, rows: 1) {
      Toggle("Wi-Fi", isOn: states.controlled(initial: true) { connect($0) })
    }
    screen.click(column: 0, row: 0)
    #expect(requests == [false])
    #expect(screen.picture == "[✓] Wi-Fi")
  }

  @Test func accessibility() {
    let isOn = CurrentValueSubject<Bool, Never>(true)
    func disconnect() {}
    var printed = ""
    func print(_ element: AccessibilityElement) { printed = element.description }

    let screen = Screen(columns: 30, rows: 8) {
      Text("Network").accessibilityAddTraits(.isHeader)
      Toggle("Wi-Fi", isOn: isOn)
      Button("✕") { disconnect() }.accessibilityLabel("Disconnect")
    }
    screen.press(.tab)
    print(screen.accessibility)
    #expect(screen.accessibility.first("Wi-Fi", .toggle)?.value == "on")

    #expect(
      printed == """
        screen
          Network, heading
          Wi-Fi, toggle, on, focused
          Disconnect, button
        """)
  }

  @Test func newestOnly() {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }

    let titles = CurrentValueSubject<String, Never>("Connect")
    let screen = Screen(columns: 18, rows: 3) { Button(titles) }
    for attempt in 1...100_000 { titles.send("Attempt \(attempt)") }
    print(screen.text)

    #expect(printed == ["╭────────────────╮\n│ Attempt 100000 │\n╰────────────────╯"])
  }

  @Test func valuesAndPublishers() {
    let titles = CurrentValueSubject<String, Never>("Select All")
    let warnings = PassthroughSubject<Bool, Never>()

    let screen = Screen(columns: 30, rows: 6, alignment: .topLeading) {
      VStack(alignment: .leading) {
        Text("Messages").bold(warnings)
        Button(titles).color(warnings.map { $0 ? .red : .blue })
      }
      .padding(.leading, 2)
    }
    warnings.send(true)
    titles.send("Delete All")
    #expect(
      screen.picture
        == "  Messages\n  ╭────────────╮\n  │ Delete All │\n  ╰────────────╯")
    #expect(screen.frame[2, 0].attributes.isBold == true)
    #expect(screen.frame[2, 1].attributes.foreground == .red)
  }

  @Test func latest() {
    let counts = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 30, rows: 1, alignment: .topLeading) {
      Latest(of: counts, default: 0) { count in
        if count > 0 { Text("\(count) new").reversed() } else { Text("nothing new") }
      }
    }
    #expect(screen.text == "nothing new")
    counts.send(3)
    #expect(screen.text == "3 new")
  }

  struct Mixer: View {
    let level: CurrentValueSubject<Double, Never>
    @State private var isMuted = false

    var body: some View {
      VStack(alignment: .leading, spacing: 1) {
        Toggle("Mute", isOn: $isMuted)
        ProgressView("Level", value: level)
          .disabled(isMuted)
          .frame(width: 20)
      }
    }
  }

  @Test func mixer() {
    let level = CurrentValueSubject<Double, Never>(0.5)
    let screen = Screen(columns: 30, rows: 6, alignment: .topLeading) { Mixer(level: level) }
    screen.click(column: 1, row: 0)
    level.value = 1
    #expect(screen.picture == "[✓] Mute\n\nLevel\n███████████████ 100%")
  }
}

extension Screen {
  /// Its rows, without the blank ones at the end.
  var picture: String {
    var text = text
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
