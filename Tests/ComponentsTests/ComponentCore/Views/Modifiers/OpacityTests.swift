import Components
import SignalsTesting
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct OpacityTests {
  private func frame(_ opacity: Double) -> Frame {
    Screen(columns: 3, rows: 1) {
      Text("a").foregroundStyle(Color(white: 1)).background(Color(white: 0)).opacity(opacity)
        .background(Color(white: 1))
    }.frame
  }

  @Test func blendsWithTheBackground() {
    #expect(frame(1)[0, 0].attributes.background == Color(white: 0))
    #expect(frame(0.5)[0, 0].attributes.background == Color(white: 127 / 255))
    #expect(frame(0.5)[0, 0].attributes.foreground == Color(white: 0.75))
    #expect(frame(0)[0, 0].attributes.background == Color(white: 1))
    #expect(frame(0)[0, 0].text == " ")
  }

  @Test func textShowsThroughTranslucentColors() {
    let screen = Screen(columns: 3, rows: 1) {
      Text("ab").background(Color(white: 1)).overlay(Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    }
    #expect(screen.text == "ab")
    #expect(
      screen.frame[0, 0].attributes.background == Color(red: 1, green: 127 / 255, blue: 127 / 255))
  }

  @Test func translucentColorsAreOmittedWithoutColors() {
    let screen = Screen(columns: 3, rows: 1, colorDepth: .none) {
      Text("ab").background(Color.red.opacity(0.5))
    }
    #expect(!String(decoding: screen.bytes(), as: UTF8.self).contains("7m"))
  }

  @Test func animatesFromTheNearestPossibleOpacity() {
    let opacities = CurrentValueSubject<Double, Never>(3)
    let screen = Screen(columns: 1, rows: 1, scheduler: TestScheduler()) {
      Color(white: 0).opacity(opacities).background(Color(white: 1))
        .animation(.linear(duration: 1))
    }
    _ = screen.text
    opacities.value = 0
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.frame[0, 0].attributes.background == Color(white: 127 / 255))
  }
}
