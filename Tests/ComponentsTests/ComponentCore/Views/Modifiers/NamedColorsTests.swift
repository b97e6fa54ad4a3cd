import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct NamedColorsTests {
  private func background(@ViewBuilder _ content: () -> some View) -> Color? {
    Screen(columns: 1, rows: 1, content: content).frame[0, 0].attributes.background
  }

  @Test func namesAreResolvedByEnclosingViews() {
    let named = Text("a").background(Color("brand"))
    #expect(background { named.namedColors(["brand": .red]) } == .red)
    #expect(background { named.namedColors(["brand": .red]).namedColors(["brand": .blue]) } == .red)
    #expect(
      background { named.namedColors(["other": .red]).namedColors(["brand": .blue]) } == .blue)
  }

  @Test func unknownNamesAreTransparent() {
    #expect(background { Text("a").background(Color("brand")) } == nil)
    let screen = Screen(columns: 1, rows: 1) { Text("a").foregroundStyle(Color("brand")) }
    #expect(screen.attributes(of: "a")?.foreground == nil)
  }

  @Test func aNamedColorMayReferToAnotherName() {
    let named = Text("a").background(Color("brand"))
    #expect(
      background {
        named.namedColors(["brand": Color("house")]).namedColors(["house": .green])
      } == .green)
    #expect(background { named.namedColors(["brand": Color("brand")]) } == nil)
  }

  @Test func clippedViewsStayClipped() {
    let text = picture {
      Color("brand").frame(width: 4, height: 2).namedColors(["brand": .red])
        .clipShape(.rect(cornerRadius: 2))
    }
    #expect(text == "▟  ▙\n▜  ▛")
  }

  @Test func followsAPublisher() {
    let themes = PassthroughSubject<[String: Color], Never>()
    let screen = Screen(columns: 1, rows: 1) {
      Text("a").background(Color("brand")).namedColors(themes)
    }
    #expect(screen.frame[0, 0].attributes.background == nil)
    for color in [Color.red, .green] {
      themes.send(["brand": color])
      #expect(screen.frame[0, 0].attributes.background == color)
    }
  }
}
