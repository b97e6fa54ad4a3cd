import Components
import Signals
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(5))) struct ForegroundStyleTests {
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

  @Test func leaksNothing() {
    expectNoLeaks("foregroundStyle") { Text("a").foregroundStyle($0.alternating(Color.red, .blue)) }
  }

  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("foregroundStyle") {
      Text("界 Hello").foregroundStyle(LinearGradient.sample)
    }
  }
}
