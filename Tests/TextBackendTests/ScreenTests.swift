import Components
import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import ComponentCore
@testable import TextBackend

@MainActor @Suite(.watchdog) struct ScreenTests {
  @Test func rendersItsViews() {
    let screen = Screen(columns: 20, rows: 4, alignment: .topLeading) { Button("Go") }
    #expect(
      screen.text == """
        ╭────╮
        │ Go │
        ╰────╯

        """)
  }

  @Test func bytesCoverOnlyTheChanges() {
    let titles = CurrentValueSubject<String, Never>("Select All")
    let screen = Screen(columns: 30, rows: 5, alignment: .topLeading) { Button(titles) }
    #expect(!screen.bytes().isEmpty)
    #expect(screen.bytes() == [])
    titles.send("Delete All")
    #expect(String(decoding: screen.bytes(), as: UTF8.self) == "\u{1B}[2;3H\u{1B}[mDelete")
    #expect(screen.bytes() == [])
  }

  @Test func releasesItsViewsAndTheirSubscriptions() {
    final class Owned {}
    let titles = CurrentValueSubject<String, Never>("a")
    weak var owned: Owned?
    do {
      let object = Owned()
      owned = object
      let upstream = titles.handleEvents(receiveCancel: { titles.value = "cancelled" })
      let screen = Screen(columns: 30, rows: 5, alignment: .topLeading) {
        VStack {
          Group {
            Text(upstream)
            Button("b") { _ = object }
          }
          .padding()
        }
        .onAppear { _ = object }
      }
      _ = screen.text
    }
    #expect(owned == nil)
    #expect(titles.value == "cancelled")
  }

  @Test func invalidateRedrawsEverything() {
    let screen = Screen(columns: 30, rows: 5) { Text("a") }
    let all = screen.bytes()
    screen.invalidate()
    #expect(screen.bytes() == all)
  }

  @Test func callsOnChangeOncePerFrame() {
    let titles = PassthroughSubject<String, Never>()
    let changes = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(
      columns: 30, rows: 5, alignment: .topLeading, onChange: { changes.value += 1 }
    ) { Text(titles) }
    _ = screen.text
    titles.send("a")
    titles.send("b")
    #expect(changes.value == 1)
    #expect(screen.text.hasPrefix("b\n"))
    titles.send("c")
    #expect(changes.value == 2)
  }

  @Test func doesNotCallOnChangeForChangesThatAFrameMakes() {
    let flags = CurrentValueSubject<Bool, Never>(false)
    let changes = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 30, rows: 5, onChange: { changes.value += 1 }) {
      VStack {
        Toggle("a", isOn: flags)
        ChangeCounter(flags: flags)
      }
    }
    #expect(screen.text.contains("[ ] a"))
    changes.value = 0
    flags.value = true
    #expect(screen.text.contains("[✓] a"))
    #expect(changes.value == 1)
    #expect(screen.text.contains("2"))
    #expect(changes.value == 1)
  }

  @Test func callsOnChangeForChangesThatAFrameLeaves() {
    let changes = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 30, rows: 5, onChange: { changes.value += 1 }) { Restless() }
    let first = screen.text
    changes.value = 0
    for frame in 1...3 {
      #expect(screen.text != first)
      #expect(changes.value == frame)
    }
  }

  @Test func allTextIsShapedAgainWhenThePoolIsEmptied() {
    let (astronaut, family) = ("👩\u{200D}🚀", "👩\u{200D}👩\u{200D}👧")
    let titles = CurrentValueSubject<String, Never>(astronaut)
    let screen = Screen(columns: 12, rows: 3) {
      Text(titles)
      TextField(text: .constant(family)).textFieldStyle(.plain)
    }
    #expect(screen.text == "     \(astronaut)\n\(family)\n")
    titles.value = "-"
    _ = screen.text
    screen.typesetter.resetPool()
    // Without a layout, which shapes the text of fields, too.
    screen.tree.root?.shapeTextAgain()
    screen.tree.setNeedsPaint()
    #expect(screen.text == "     -\n\(family)\n")
  }

  @Test func resizes() {
    let screen = Screen(columns: 5, rows: 1) { Text("Hello, world") }
    #expect(screen.text == "Hell…")
    screen.resize(columns: 12, rows: 2)
    #expect(screen.text == "Hello, world\n")
    screen.resize(columns: 6, rows: 2)
    #expect(screen.text == "Hello,\nworld")
  }

  @Test func clampsItsSizeToOneCell() {
    let screen = Screen(columns: 0, rows: -1) { Text("Hello") }
    #expect(screen.text == "…")
  }

  @Test func appliesPendingChangesBeforeItAdvances() {
    let scheduler = TestScheduler()
    let flags = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 1, rows: 1, scheduler: scheduler) {
      Latest(of: flags) { isShown in
        if isShown { Text(Interval(every: .seconds(1), on: scheduler).map { "\($0)" }) }
      }
    }
    flags.value = true
    screen.advance(by: .seconds(3))
    #expect(screen.text == "2")
  }

  @Test func advancesItsScheduler() {
    let scheduler = TestScheduler()
    let seconds = Interval(every: .seconds(1), on: scheduler)
    let screen = Screen(columns: 9, rows: 1, alignment: .topLeading, scheduler: scheduler) {
      Text(seconds.map { "\($0)" }, initial: "-")
    }
    #expect(screen.text == "-")
    screen.advance(by: .seconds(3))
    #expect(screen.text == "2")
  }

  @Test func showsMoreClustersThanThePoolHolds() {
    let titles = CurrentValueSubject<String, Never>("")
    let screen = Screen(columns: 6, rows: 2, alignment: .topLeading) {
      Text("👨🏿‍👩🏿‍👦🏿")
      Text(titles).lineLimit(1)
    }
    // Families of three with skin tones: each is too long to be stored in a cell, and there are
    // more than 65,536 of them.
    let tones: [Unicode.Scalar] = ["🏻", "🏼", "🏽", "🏾", "🏿"]
    let heads: [Unicode.Scalar] = ["👨", "👩", "👦", "👧", "👴", "👵", "🧑", "🧒", "👶"]
    let people = heads.flatMap { head in tones.map { "\(head)\($0)" } }
    for first in people {
      for second in people {
        let families = people.map { "\(first)\u{200D}\(second)\u{200D}\($0)" }
        titles.send(families.joined())
        #expect(screen.text == "👨🏿‍👩🏿‍👦🏿\n" + families[0] + families[1] + "…")
      }
    }
  }

  @Test func underlinesArePlainWhereTheTerminalHasNoOthers() {
    let screen = Screen(columns: 3, rows: 1) { Text("abc").underline(pattern: .curly, color: .red) }
    #expect(String(decoding: screen.bytes(), as: UTF8.self).hasSuffix("\u{1B}[4mabc"))
    var capabilities = Capabilities()
    capabilities.hasUnderlineStyles = true
    screen.capabilities = capabilities
    #expect(String(decoding: screen.bytes(), as: UTF8.self).hasSuffix("\u{1B}[4;4:3;58:5:1mabc"))
  }

  @Test func underlinesHaveNoColorWhereThereIsNone() {
    let screen = Screen(columns: 3, rows: 1, colorDepth: .none) {
      Text("abc").underline(pattern: .curly, color: .red)
    }
    var capabilities = Capabilities()
    capabilities.hasUnderlineStyles = true
    screen.capabilities = capabilities
    #expect(String(decoding: screen.bytes(), as: UTF8.self).hasSuffix("\u{1B}[4;4:3mabc"))
  }

  @Test func translucentColorsPaleOnALightBackground() {
    let screen = Screen(columns: 1, rows: 1) {
      Text("a").foregroundStyle(Color(red: 0, green: 0, blue: 128).opacity(0.5))
    }
    func brightness() -> Int? {
      guard case .rgb(let red, _, _) = screen.frame[0, 0].attributes.foreground?.value else {
        return nil
      }
      return Int(red)
    }
    #expect(brightness() == 0)
    screen.colorScheme = .light
    #expect(brightness() == 127)
  }

  @Test(arguments: ColorScheme.allCases)
  func meaningsHaveTheColorsOfATerminalWithFewColors(scheme: ColorScheme) {
    let screen = Screen(columns: 3, rows: 2, colorDepth: .ansi16) {
      VStack {
        ForEach([Theme.standard, .nord], id: \.self) { theme in
          HStack(spacing: 0) {
            Text("s").foregroundStyle(.theme(.success))
            Text("w").foregroundStyle(.theme(.warning))
            Text("e").foregroundStyle(.theme(.error))
          }
          .theme(theme)
        }
      }
    }
    screen.colorScheme = scheme
    for row in 0..<2 {
      let colors = (0..<3).map { screen.frame[$0, row].attributes.foreground }
      // A palette's green and yellow are hardly legible on white.
      let isLight = scheme == .light
      #expect(colors[0] == (isLight ? nil : .terminal(.green)))
      #expect(colors[1] == .terminal(isLight ? .magenta : .yellow))
      #expect(colors[2] == .terminal(.red))
    }
  }

  @Test func withoutColorsAnAccentOfAThemesColorIsMarked() {
    let screen = Screen(columns: 1, rows: 1, colorDepth: .none) {
      Text("a").foregroundStyle(.tint).tint(.theme(.warning))
    }
    #expect(screen.frame[0, 0].attributes.isBold == true)
  }
}

/// A view that changes its state whenever a publisher sends a value.
private struct ChangeCounter: View {
  let flags: CurrentValueSubject<Bool, Never>
  @State private var count = 0

  var body: some View {
    Text("\(count)").onReceive(flags) { _ in count += 1 }
  }
}

/// A view that never stops changing its state.
private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}
