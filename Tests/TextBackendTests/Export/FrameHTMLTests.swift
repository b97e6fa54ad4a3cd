import Components
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct FrameHTMLTests {
  private func frame(
    _ columns: Int, _ rows: Int, @ViewBuilder content: () -> some View
  ) -> Frame {
    Screen(columns: columns, rows: rows, alignment: .topLeading, content: content).frame
  }

  @Test func theTextIsThatOfTheFrame() throws {
    let frame = frame(12, 4) {
      Button("Go 界")
      Text("a").bold()
    }
    let pre = try #require(try XMLDocument(frame.html()).root.all("pre").first)
    #expect(pre.text.drop { $0 == "\n" } == frame.text)
  }

  @Test func eachClusterTakesItsCells() {
    let html = frame(12, 1) { Text("ab界│─é") }.html()
    #expect(
      html.contains(
        "ab<span class=\"w w2\">界</span><span class=\"s w w2\">│─</span>é"))
    #expect(html.contains(".w2{width:18px}"))
    #expect(html.contains("width:108px"))
  }

  @Test func colorsAndEffectsAreClasses() {
    let html = frame(12, 1) { Text("a b").bold().foregroundStyle(.terminal(.red)) }.html()
    #expect(html.contains(".c2{color:#cd0000}") || html.contains("{color:#cd0000}"))
    #expect(html.contains(" b\">a b</span>"))
  }

  @Test func theTitleIsEscaped() throws {
    let html = frame(3, 1) { Text("a") }.html(title: "</title><script>\u{1B}&\"")
    let title = try XMLDocument(html).root.all("title").first
    #expect(title?.text == "</title><script>␛&\"")
    #expect(!html.contains("<script"))
  }

  @Test func linksLeadOnlyToSafeDestinations() {
    func html(_ url: String) -> String {
      frame(6, 1) { Link("go", destination: url).buttonStyle(.plain) }.html()
    }
    #expect(html("https://a.com").contains("<a href=\"https://a.com\">"))
    #expect(!html("javascript:alert(1)").contains("<a "))
  }

  @Test(arguments: HostileTitle.all)
  func hostileTitlesAreWellFormed(title: HostileTitle) throws {
    let frame = frame(40, 2) {
      Text("<" + title.text)
      Link("a", destination: "https://" + title.text)
    }
    let document = try XMLDocument(frame.html(title: title.text)).root
    #expect(document.all("script").isEmpty)
    let pre = try #require(document.all("pre").first)
    #expect(pre.text.drop { $0 == "\n" } == frame.text)
  }
}
