import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AttributedStringTests {
  @Test func markdownNeedsNoOptions() throws {
    let content = try AttributedString(markdown: "**bold** plain")
    let screen = Screen(columns: 12, rows: 1, alignment: .topLeading) { Text(content) }
    #expect(screen.text == "bold plain")
    #expect(screen.frame[0, 0].attributes.description == "bold")
    #expect(screen.frame[5, 0].attributes.description == "plain")
  }

  @Test func partsHaveTheirAppearances() {
    var content = AttributedString("red plain")
    content[content.range(of: "red")!].foregroundColor = .red
    content[content.range(of: "red")!].font = .headline
    content[content.range(of: "plain")!].underlineStyle = Text.LineStyle(pattern: .solid)
    content[content.range(of: "plain")!].strikethroughStyle = Text.LineStyle(pattern: .solid)
    let screen = Screen(columns: 12, rows: 1, alignment: .topLeading) { Text(content) }
    #expect(screen.text == "red plain")
    #expect(screen.frame[0, 0].attributes.description == "bold red")
    #expect(screen.frame[3, 0].attributes.description == "plain")
    #expect(screen.frame[4, 0].attributes.description == "underlined strikethrough")
  }
}
