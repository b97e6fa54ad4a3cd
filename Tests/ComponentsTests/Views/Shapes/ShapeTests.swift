import Components
import Signals
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(5))) struct ShapeTests {
  @Test func roundsCornersInQuarterCells() {
    #expect(
      picture { RoundedRectangle(cornerRadius: 3).fill(.red).frame(width: 8, height: 3) }
        == "▗▟    ▙▖\n\n▝▜    ▛▘")
    #expect(
      picture { Circle().fill(.red).frame(width: 12, height: 6) } == """
          ▄▟    ▙▄
        ▗          ▖


        ▝          ▘
          ▀▜    ▛▀
        """)
  }

  @Test func followsAPublisher() {
    let colors = CurrentValueSubject<Color, Never>(.red)
    let screen = Screen(columns: 4, rows: 1) { Capsule().fill(colors) }
    #expect(screen.frame[1, 0].attributes.background == .red)
    colors.send(.blue)
    #expect(screen.frame[1, 0].attributes.background == .blue)
  }

  @Test func strokeFollowsAPublisher() {
    let colors = PassthroughSubject<Color, Never>()
    let screen = Screen(columns: 4, rows: 2) { Rectangle().strokeBorder(colors) }
    for color in [Color.red, .blue] {
      colors.send(color)
      #expect(screen.text == "┌──┐\n└──┘")
      #expect(screen.frame[0, 0].attributes.foreground == color)
    }
  }

  @Test func servesAsABackground() {
    let screen = Screen(columns: 9, rows: 1) { Text("abc").background(.red, in: .rect) }
    #expect(screen.attributes(of: "abc")?.background == .red)
    #expect(screen.frame[3, 0].attributes.background == nil)
  }

  @Test func leaksNothing() {
    expectNoLeaks("fill") { Capsule().fill($0.alternating(Color.red, .blue)) }
    expectNoLeaks("stroke") { Circle().stroke($0.alternating(Color.red, .blue)) }
    expectNoLeaks("strokeBorder") { Rectangle().strokeBorder($0.alternating(Color.red, .blue)) }
  }

  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("stroke") {
      RoundedRectangle(cornerRadius: 2).stroke(LinearGradient.sample, lineWidth: .max)
    }
  }
}
