import Components
import Signals
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct FrameSVGTests {
  private func frame(
    _ columns: Int, _ rows: Int, @ViewBuilder content: () -> some View
  ) -> Frame {
    Screen(columns: columns, rows: rows, alignment: .topLeading, content: content).frame
  }

  private func element(_ name: String, of svg: String) throws -> XMLDocument.Element {
    try #require(try XMLDocument(svg).root.all(name).first)
  }

  @Test func isADocumentWithTextInTheCellsAndShapes() {
    let svg = frame(8, 3) { Button("Go") }
      .svg(colorScheme: .dark)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-9 -9 90 75\""))
    #expect(!svg.contains("script"))
    #expect(!svg.contains("@keyframes"))
    #expect(!svg.contains("@media"))
  }

  @Test func textIsFittedIntoItsCells() throws {
    let svg = frame(20, 2) { Text("  ab  c d") }.svg()
    let texts = try XMLDocument(svg).root.all("text")
    #expect(texts.map(\.text) == ["ab", "c d"])
    #expect(texts.map { $0.attributes["x"] } == ["18", "54"])
    #expect(texts.map { $0.attributes["textLength"] } == ["18", "27"])
    #expect(texts.map { $0.attributes["y"] } == ["14", "14"])
  }

  @Test func clustersThatFontsMayLackHaveCellsOfTheirOwn() throws {
    let texts = try XMLDocument(frame(20, 1) { Text("aé界👩‍🚀→b") }.svg()).root.all("text")
    #expect(texts.map(\.text) == ["aé", "界", "👩‍🚀", "→", "b"])
    #expect(texts.map { $0.attributes["x"] } == ["0", "18", "36", "58.5", "63"])
    #expect(texts.map { $0.attributes["textLength"] } == ["18", "18", "18", nil, nil])
    #expect(texts[1].attributes["lengthAdjust"] == "spacingAndGlyphs")
    #expect(texts[3].attributes["class"]?.hasSuffix(" m") == true)
  }

  @Test func colorsAreClassesAndTheTerminalsOwnFollowTheReader() {
    let svg = frame(9, 1) {
      Text("ab").foregroundStyle(.terminal(.red))
      Text("cd").foregroundStyle(Color(.rgb(red: 1, green: 0x22, blue: 0xFF)))
    }.svg()
    #expect(svg.contains("{color:#cd0000}"))
    #expect(!svg.contains("#0122ff"))
    let both = frame(9, 2) {
      Text("ab").foregroundStyle(.terminal(.red))
      Text("cd").foregroundStyle(Color(.rgb(red: 1, green: 0x22, blue: 0xFF)))
    }
    #expect(both.svg().contains("{color:#0122ff}"))
    #expect(both.svg().contains("@media(prefers-color-scheme:light){.c0{color:#fff}}"))
    #expect(both.svg(colorScheme: .light).contains(".c0{color:#fff}"))
    #expect(!both.svg(colorScheme: .light).contains("@media"))
  }

  @Test func effectsAreShown() throws {
    let svg = frame(3, 5) {
      Text("B").bold().italic()
      Text("U").underline(pattern: .curly, color: .red)
      Text("S").strikethrough()
      Text("D").dim().foregroundStyle(.terminal(.red))
      Text("R").reversed()
    }.svg(colorScheme: .dark)
    let document = try XMLDocument(svg).root
    let classes = document.all("text").map { $0.attributes["class"] ?? "" }
    #expect(classes[0].hasSuffix(" b i"))
    #expect(svg.contains("d=\"M0 35.5q2.25-3 4.5 0t4.5 0\""))
    #expect(svg.contains("M0 47h9v1H0z"))
    #expect(svg.contains("{color:#cd000099}"))
    // Reversed text has the colors of the terminal, swapped.
    #expect(svg.contains("<path class=\"c1 k\" d=\"M0 76h9v19H0z\"/>"))
    #expect(classes[4] == "c0")
  }

  @Test(arguments: [
    (TextLineStyle.Pattern.solid, "M0 16h18v1H0z"), (.dash, "M1.5 16h6v1H1.5zM10.5 16h6v1H10.5z"),
    (.dot, "M1 16h1.5v1.5H1zM4 16h1.5v1.5H4z"),
  ])
  func underlinesHavePatterns(pattern: TextLineStyle.Pattern, path: String) {
    #expect(frame(3, 1) { Text("ab").underline(pattern: pattern) }.svg().contains(path))
  }

  @Test func linesOfABoxAreJoined() throws {
    let svg = frame(6, 4) { Text("┌────┐\n│    │\n│    │\n└────┘") }.svg()
    let path = try element("path", of: svg).attributes["d"]
    #expect(path == "M4 9h1v58H4zM4 9h46v1H4zM4 66h46v1H4zM49 9h1v58H49z")
  }

  @Test func linksLeadOnlyToSafeDestinations() {
    func svg(_ url: String) -> String {
      frame(6, 1) { Link("go", destination: url).buttonStyle(.plain) }.svg()
    }
    #expect(
      svg("https://a.com/?b=1&c=\"<").contains("<a href=\"https://a.com/?b=1&amp;c=&quot;&lt;\">"))
    for url in ["javascript:alert(1)", "JavaScript:a", "data:text/html,a", "https", "//a.com"] {
      #expect(!svg(url).contains("<a "))
    }
  }

  @Test func theTextCursorIsABar() {
    let screen = Screen(columns: 9, rows: 2, alignment: .topLeading) {
      TextField().textFieldStyle(.plain)
    }
    screen.press(.tab)
    screen.type("ab")
    #expect(screen.frame.svg().contains("M18 1h2v17H18z"))
  }

  @Test(arguments: HostileTitle.all)
  func hostileTitlesAreWellFormed(title: HostileTitle) throws {
    let frame = frame(40, 2) {
      Text("<" + title.text)
      Link("a", destination: "https://" + title.text)
    }
    let document = try XMLDocument(frame.svg()).root
    #expect(document.all("script").isEmpty)
    #expect(document.all("text").first?.text.unicodeScalars.first == "<")
  }
}
