import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ForegroundStyleTests {
  private let gradient = LinearGradient(
    stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)],
    startPoint: .leading, endPoint: .trailing)

  @Test func spreadsAGradientOverTheView() {
    let screen = Screen(columns: 4, rows: 1) { Text("abcd").foregroundStyle(gradient) }
    #expect(
      (0..<4).map { screen.frame[$0, 0].attributes.foreground } == [.red, .red, .blue, .blue])
  }

  @Test func followsAPublisher() {
    let styles = PassthroughSubject<AnyShapeStyle, Never>()
    let screen = Screen(columns: 4, rows: 1) { Text("abcd").foregroundStyle(styles) }
    #expect(screen.attributes(of: "abcd")?.foreground == nil)
    styles.send(AnyShapeStyle(Color.green))
    #expect(screen.attributes(of: "abcd")?.foreground == .green)
    styles.send(AnyShapeStyle(gradient))
    #expect(screen.attributes(of: "abcd")?.foreground == .red)
  }

  private func colors(_ columns: Int, @ViewBuilder _ content: () -> some View) -> [Color?] {
    let frame = Screen(columns: columns, rows: 1) { HStack(spacing: 0) { content() } }.frame
    return (0..<columns).map { frame[$0, 0].attributes.foreground }
  }

  @Test func levelsAreThoseOfTheCurrentStyle() {
    let white = Color(white: 1)
    let found = colors(4) {
      Text("a").foregroundStyle(.primary)
      Text("b").foregroundStyle(.secondary)
      Text("c").foregroundStyle(.tertiary)
      HStack { Text("d").foregroundStyle(.secondary) }.foregroundStyle(.secondary)
    }
    #expect(found[0] == nil && found[1] == Theme.standard.dark.secondaryText)
    #expect(Set(found[..<3]).count == 3 && found[3] == found[2])
    let translucent = colors(4) {
      HStack(spacing: 0) {
        Text("a").foregroundStyle(.primary)
        Text("b").foregroundStyle(.secondary)
        Text("c").foregroundStyle(.tertiary)
        Text("d").foregroundStyle(.quaternary)
      }
      .foregroundStyle(white)
    }.map { $0?.defaultComponents.red ?? 0 }
    #expect(translucent == translucent.sorted(by: >) && Set(translucent).count == 4)
    #expect(translucent[0] == 255 && translucent[3] > 64)
  }

  @Test func levelsHaveTheStylesThatAreSet() {
    let found = colors(5) {
      HStack(spacing: 0) {
        Text("a")
        Text("b").foregroundStyle(.secondary)
        Text("c").foregroundStyle(.tertiary)
        HStack { Text("d").foregroundStyle(.secondary) }.foregroundStyle(.secondary)
        // A style of its own has levels of its own.
        HStack { Text("e").foregroundStyle(.secondary) }.foregroundStyle(.white.opacity(0))
      }
      .foregroundStyle(.red, .green, .blue)
    }
    #expect(found == [.red, .green, .blue, .blue, nil])
  }

  @Test func levelsOfAGradientSpanTheSameView() {
    let found = colors(4) {
      HStack(spacing: 0) {
        Text("ab").foregroundStyle(.secondary); Text("cd")
      }
      .foregroundStyle(.yellow, gradient)
    }
    #expect(found == [.red, .red, .yellow, .yellow])
  }

  @Test func textInALevelIsALevelOfTheTextAroundIt() {
    let screen = Screen(columns: 2, rows: 1) {
      (Text("a").foregroundStyle(.secondary) + Text("b")).foregroundStyle(Color(white: 1))
    }
    let found = (0..<2).map { screen.frame[$0, 0].attributes.foreground }
    #expect(found[1] == Color(white: 1))
    #expect(found[0] != found[1] && found[0] != .gray)
  }

  @Test func stylesHaveLevelsAndOpacity() {
    let white = Color(white: 1)
    let found = colors(4) {
      Text("a").foregroundStyle(white.secondary)
      Text("b").foregroundStyle(white.tertiary)
      Text("c").foregroundStyle(white.quaternary)
      Text("d").foregroundStyle(.foreground.opacity(0.6)).foregroundStyle(white)
    }
    #expect(Set(found).count == 3 && found[3] == found[1])
  }

  @Test func isDistinctWithSixteenColors() {
    let screen = Screen(columns: 4, rows: 1, colorDepth: .ansi16) {
      HStack(spacing: 0) {
        Text("a")
        Text("b").foregroundStyle(.quaternary)
      }
      .foregroundStyle(.blue)
    }
    let bytes = String(decoding: screen.bytes(), as: UTF8.self)
    #expect(!bytes.contains("30m"), "black text")
  }
}
