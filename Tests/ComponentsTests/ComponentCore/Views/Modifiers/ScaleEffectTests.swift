import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScaleEffectTests {
  private func confirm(_ scale: Double, anchor: UnitPoint = .center) -> String {
    picture(17, 5) {
      Text("Confirm").padding(.horizontal, 2).border().scaleEffect(scale, anchor: anchor)
        .padding(1)
    }
  }

  @Test func dropsBlankColumnsFirst() {
    #expect(
      confirm(0.98) == """

          ╭─────────╮
          │ Confirm │
          ╰─────────╯
        """)
    #expect(
      confirm(0.8) == """

           ╭───────╮
           │Confirm│
           ╰───────╯
        """)
  }

  @Test func repeatsBlankColumns() {
    #expect(
      confirm(1.1) == """

        ╭─────────────╮
        │   Confirm   │
        ╰─────────────╯
        """)
  }

  @Test func ignoresScalesBelowHalfACell() {
    #expect(confirm(1.003) == confirm(1))
    #expect(confirm(0.997) == confirm(1))
    #expect(confirm(0.99) == confirm(0.98))
  }

  @Test func keepsItsAnchor() {
    #expect(confirm(0.98, anchor: .leading).contains("\n │Confirm  │") == false)
    #expect(confirm(0.98, anchor: .leading).contains("\n │  Confirm│"))
  }

  @Test func clipsTheEdgesBelowHalfSize() {
    #expect(confirm(0.3) == "\n\n      nfi")
    #expect(confirm(0) == "")
  }

  @Test func keepsRoundedCorners() {
    #expect(
      picture(15, 3) {
        Text("Confirm").padding().background(.red).cornerRadius(2).scaleEffect(0.98)
      } == " ▟       ▙\n  Confirm\n ▜       ▛")
  }

  @Test func repaintsChangedContent() {
    let titles = CurrentValueSubject<String, Never>("one")
    let screen = Screen(columns: 15, rows: 1) {
      Text(titles).padding(.horizontal, 2).scaleEffect(0.9)
    }
    #expect(screen.text == "  one")
    titles.send("界界")
    #expect(screen.text == "  界界")
  }

  @Test func followsAPublisher() {
    let scales = CurrentValueSubject<Double, Never>(1)
    let screen = Screen(columns: 15, rows: 3) {
      Text("a").padding(.horizontal, 2).border().scaleEffect(scales)
    }
    #expect(screen.text.hasPrefix("╭─────╮\n"))
    scales.send(0.9)
    #expect(screen.text.hasPrefix(" ╭───╮\n"))
    scales.send(1)
    #expect(screen.text.hasPrefix("╭─────╮\n"))
  }

  @Test func acceptsAnchorsThatAreNotFinite() {
    let centered = picture(9, 3) { Button("b").padding(.leading, 2).scaleEffect(0.8) }
    let anchor = UnitPoint(x: .nan, y: .nan)
    #expect(
      picture(9, 3) { Button("b").padding(.leading, 2).scaleEffect(0.8, anchor: anchor) }
        == centered)
    for value in [Double.infinity, -.infinity, 1e300] {
      _ = picture { Button("b").scaleEffect(0.5, anchor: UnitPoint(x: value, y: value)) }
      _ = picture { Button("b").scaleEffect(1, anchor: UnitPoint(x: value, y: value)) }
    }
  }
}

/// A style that shrinks a pressed button with a spring animation.
private struct Shrinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 2).border()
      .scaleEffect(configuration.isPressed ? 0.98 : 1)
      .animation(.spring(response: 0.2, dampingFraction: 0.5, blendDuration: 0.5))
  }
}

@MainActor @Suite(.watchdog) struct ScalingButtonTests {
  @Test func shrinksWhilePressed() {
    let scheduler = TestScheduler()
    let screen = Screen(columns: 16, rows: 3, scheduler: scheduler) {
      Button("Confirm") {}.buttonStyle(Shrinking())
    }
    let released = "╭───────────╮\n│  Confirm  │\n╰───────────╯"
    let pressed = " ╭─────────╮\n │ Confirm │\n ╰─────────╯"
    #expect(screen.text == released)
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 3, y: 1))))
    #expect(screen.text == released)
    for _ in 0..<20 {
      screen.advance(by: .milliseconds(50))
      _ = screen.text
    }
    #expect(screen.text == pressed)
    #expect(scheduler.scheduled == 0)
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 3, y: 1))))
    _ = screen.text
    scheduler.advance(by: .seconds(2))
    #expect(screen.text == released)
    #expect(scheduler.scheduled == 0)
  }
}
