import Components
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct FrameANSITests {
  private func frame(
    _ columns: Int, _ rows: Int, @ViewBuilder content: () -> some View
  ) -> Frame {
    Screen(columns: columns, rows: rows, alignment: .topLeading, content: content).frame
  }

  @Test func rowsAreLinesThatEndInTheDefaultStyle() {
    let frame = frame(9, 3) {
      Text("ab").bold().foregroundStyle(.terminal(.red))
      Text(" c")
    }
    #expect(frame.ansi() == "\u{1B}[1;31mab\u{1B}[m\n c\n\n")
    #expect(frame.text == "ab\n c\n")
  }

  @Test func colorsDependOnTheDepth() {
    let frame = frame(3, 1) {
      Text("a").foregroundStyle(Color(.rgb(red: 0, green: 0x87, blue: 255)))
    }
    #expect(frame.ansi() == "\u{1B}[38;2;0;135;255ma\u{1B}[m\n")
    #expect(frame.ansi(colorDepth: .ansi256) == "\u{1B}[38;5;33ma\u{1B}[m\n")
    #expect(frame.ansi(colorDepth: .none) == "a\n")
  }

  @Test func backgroundsAreReversedWithoutColors() {
    let frame = frame(3, 1) { Text("a").background(.red) }
    #expect(frame.ansi(colorDepth: .none) == "\u{1B}[7ma\u{1B}[m\n")
  }

  @Test func linksAndUnderlinesAreKept() {
    let frame = frame(9, 1) { Text("a").underline(pattern: .curly, color: .red) }
    #expect(frame.ansi() == "\u{1B}[4;4:3;58:5:1ma\u{1B}[m\n")
    let link = self.frame(9, 1) {
      Link("b", destination: "https://b.c").buttonStyle(.plain)
    }
    #expect(link.ansi().contains("\u{1B}]8;id=1;https://b.c\u{1B}\\"))
    #expect(link.ansi().contains("\u{1B}]8;;\u{1B}\\"))
    #expect(link[2, 0].link == "https://b.c")
  }

  @Test(arguments: ColorDepth.allCases) func convertedFramesHaveTheColorsOfTheDepth(
    depth: ColorDepth
  ) {
    let frame = frame(20, 3) {
      VStack {
        Text("teal 界 ❤️").foregroundStyle(Color(red: 0, green: 128, blue: 128)).underline()
        Text("on red").background(Color(red: 200, green: 10, blue: 10)).bold()
        Link("link", destination: "https://b.c")
      }
    }
    let converted = frame.converted(to: depth)
    #expect(converted.text == frame.text)
    #expect(converted.ansi() == frame.ansi(colorDepth: depth))
    #expect(converted.converted(to: depth) == converted)
  }

  @Test func theCursorIsNotMovedAfterDisputedWidths() {
    #expect(frame(9, 1) { Text("❤️a") }.ansi() == "❤️a\n")
    #expect(frame(9, 1) { Text("❤️   a") }.ansi() == "❤️   a\n")
  }

  @Test func styledTextHasNoLinks() {
    let frame = frame(9, 1) { Text("❤️a").bold() }
    #expect(frame.styledText(colorDepth: .ansi16) == "\u{1B}[1m❤️a\u{1B}[m\n")
    let link = self.frame(9, 1) { Link("b", destination: "https://b.c").buttonStyle(.plain) }
    #expect(!link.styledText(colorDepth: .ansi16).contains("\u{1B}]"))
  }

  @Test(arguments: HostileTitle.all)
  func hostileTitlesAreInert(title: HostileTitle) {
    let frame = frame(40, 2) { Text("<" + title.text) }
    let text = frame.ansi(colorDepth: .none)
    #expect(
      !text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    var terminal = TestTerminal(columns: 40, rows: 1)
    terminal.feed(Array(text.split(separator: "\n")[0].utf8))
    #expect(terminal.violations == [])
  }
}
