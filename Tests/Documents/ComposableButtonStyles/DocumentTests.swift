import Components
import SignalsTesting
import TextBackend
import TestSupport
import Testing

/// The names of the document's colors.
private let colors: [String: Color] = [
  "cta_button_color": .green, "cta_button_highlight_color": .yellow,
  "cta_button_text_color": .white,
]

@MainActor @Suite(.watchdog) struct DocumentTests {
  private let screen = Screen(columns: 11, rows: 3, scheduler: TestScheduler()) {
    Button("Buy now") {}
      .composableStyle(
        defaultPaddingButtonStyle >>> coloredButtonStyle >>> roundedButtonStyle
          >>> scaledButtonStyle
      )
      .namedColors(colors)
  }

  private func press(_ screen: Screen) {
    _ = screen.text
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 5, y: 1))))
    _ = screen.text
    screen.advance(by: .seconds(10))
  }

  @Test func composedStepsStyleAButton() {
    #expect(screen.text == "▗▟       ▙▖\n  Buy now\n▝▜       ▛▘")
    #expect(screen.frame[5, 1].attributes.background == .green)
    #expect(screen.frame[5, 1].attributes.foreground == .white)
    press(screen)
    #expect(screen.frame[5, 1].attributes.background == .yellow)
  }

  @Test func pressedButtonIsSmaller() {
    let screen = Screen(columns: 11, rows: 3, scheduler: TestScheduler()) {
      Button("Buy now") {}
        .composableStyle(defaultPaddingButtonStyle >>> coloredButtonStyle >>> scaledButtonStyle)
        .namedColors(colors)
    }
    #expect(screen.frame[0, 1].attributes.background == .green)
    press(screen)
    #expect(screen.frame[0, 1].attributes.background == nil)
    #expect(screen.frame[1, 1].attributes.background == .yellow)
  }

  @Test func coloredStyleShowsWhetherTheButtonIsPressed() {
    let screen = Screen(columns: 2, rows: 1) {
      Button("Go") {}.buttonStyle(MyColoredButtonStyle())
    }
    #expect(screen.frame[0, 0].attributes.background == .green)
    screen.send(.mouse(MouseEvent(.press(.left), at: .zero)))
    #expect(screen.frame[0, 0].attributes.background == .blue)
  }
}
