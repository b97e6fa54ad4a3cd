import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ColorEffectsTests {
  private func color(@ViewBuilder _ content: () -> some View) -> Color? {
    Screen(columns: 1, rows: 1, content: content).frame[0, 0].attributes.background
  }

  private let purple = Color(red: 0.6, green: 0.2, blue: 1)

  @Test func colorsAreChanged() {
    #expect(color { purple.brightness(0.2) } == Color(red: 0.8, green: 0.4, blue: 1))
    #expect(color { purple.contrast(0) } == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(color { purple.colorInvert() } == Color(red: 0.4, green: 0.8, blue: 0))
    #expect(
      color { purple.colorMultiply(Color(red: 1, green: 1, blue: 0)) }
        == Color(red: 0.6, green: 0.2, blue: 0))
    #expect(color { purple.saturation(1) } == purple)
    #expect(color { purple.grayscale(1) } == color { purple.saturation(0) })
    #expect(color { purple.hueRotation(.degrees(360)) } == purple)
  }

  @Test func theInnermostIsAppliedFirst() {
    #expect(
      color { purple.colorInvert().brightness(0.2) } == Color(red: 0.6, green: 1, blue: 0.2))
    #expect(
      color { purple.brightness(0.2).colorInvert() } == Color(red: 0.2, green: 0.6, blue: 0))
  }

  @Test func textIsChangedToo() {
    let screen = Screen(columns: 1, rows: 1) {
      Text("a").foregroundStyle(purple).colorInvert()
    }
    #expect(screen.frame[0, 0].attributes.foreground == Color(red: 0.4, green: 0.8, blue: 0))
  }

  @Test func amountsAreAnimated() {
    struct Pulse: View {
      @State private var amount = 0.0

      var body: some View {
        Color(white: 0.2).brightness(amount)
          .onAppear { withAnimation(.linear(duration: 1)) { amount = 0.4 } }
      }
    }
    let screen = Screen(columns: 1, rows: 1, scheduler: TestScheduler()) { Pulse() }
    screen.advance(by: .milliseconds(500))
    #expect(screen.frame[0, 0].attributes.background == Color(white: 0.4))
  }
}
