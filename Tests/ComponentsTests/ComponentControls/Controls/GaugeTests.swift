import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct GaugeTests {
  @Test func fillsThePartBelowItsValue() {
    #expect(picture(16, 1) { Gauge("Load", value: 0.5) { Text("50%") } } == "Load ███▌··· 50%")
  }

  @Test func hasLabelsAtItsEnds() {
    let values = CurrentValueSubject<Double, Never>(0.5)
    let text = picture(14, 2) {
      Gauge(value: 0.5) {
        Text("A")
      } currentValueLabel: {
        Text("v")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Gauge(value: values) {
        Text("A")
      } currentValueLabel: {
        Text("v")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    }
    #expect(text == "A 0 ███··· 1 v\nA 0 ███··· 1 v")
  }

  @Test func hasAnyRange() {
    #expect(picture(8, 1) { Gauge(value: 15.0, in: 10...20) { EmptyView() } } == "████····")
  }

  @Test func showsValuesOutsideOfTheRangeAtItsEnds() {
    for (value, text) in [(-1, "····"), (.nan, "····"), (2, "████"), (.infinity, "████")] {
      #expect(picture(4, 1) { Gauge(value: value) { EmptyView() } } == text)
    }
  }

  @Test func consistsOfASCIICharactersWhereRequired() {
    let text = picture(8, 1) {
      Gauge(value: 0.5) { EmptyView() }.environment(\.usesASCII, true)
    }
    #expect(text == "####....")
  }

  @Test func hasTheColorOfTheGradientAtItsValue() {
    let high = Color(red: 1, green: 0, blue: 0)
    let screen = Screen(columns: 4, rows: 1) {
      Gauge(value: 1, gradient: Gradient(colors: [.green, high])) { EmptyView() }
    }
    #expect(screen.frame[0, 0].attributes.foreground == high)
  }

  @Test func followsAPublisher() {
    let values = CurrentValueSubject<Double, Never>(0)
    let screen = Screen(columns: 8, rows: 1) { Gauge("CPU", value: values, in: 0...4) }
    #expect(screen.text == "CPU ····")
    values.value = 1
    #expect(screen.text == "CPU █···")
  }
}
