import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct GaugeStyleTests {
  private struct Percentage: GaugeStyle {
    @Environment(\.usesASCII) private var usesASCII

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int(configuration.value * 100)) %")
        if usesASCII { Text("!") }
        configuration.currentValueLabel
      }
    }
  }

  private func volume(_ value: Double = 0.5) -> some View {
    Gauge(value: value) {
      Text("V")
    } currentValueLabel: {
      Text("v")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("11")
    }
  }

  @Test func aStyleShowsTheFraction() {
    let values = PassthroughSubject<Double, Never>()
    let screen = Screen(columns: 12, rows: 1) {
      Gauge("a", value: values, in: 0...10).gaugeStyle(Percentage())
    }
    #expect(screen.text == "a 0 %")
    values.send(5)
    #expect(screen.text == "a 50 %")
  }

  @Test func readsTheEnvironment() {
    let text = picture {
      Gauge("a", value: 0.5).gaugeStyle(Percentage()).environment(\.usesASCII, true)
    }
    #expect(text == "a 50 % !")
  }

  @Test func followsAPublisher() {
    let flags = PassthroughSubject<Bool, Never>()
    let screen = Screen(columns: 10, rows: 1) {
      Gauge("a", value: 0.5).gaugeStyle(following: flags) { _ in Percentage() }
    }
    #expect(screen.text == "a ████····")
    flags.send(true)
    #expect(screen.text == "a 50 %")
  }

  @Test func marksTheValueOnALine() {
    for (value, line) in [(0, "●────"), (0.5, "──●──"), (1, "────●")] {
      #expect(
        picture(14, 1) { volume(value).gaugeStyle(.accessoryLinear) } == "V 0 \(line) 11 v")
    }
    let text = picture(14, 1) {
      volume().gaugeStyle(.accessoryLinear).environment(\.usesASCII, true)
    }
    #expect(text == "V 0 --O-- 11 v")
  }

  @Test func showsAnOpenRing() {
    #expect(
      picture(10, 5) { volume().gaugeStyle(.accessoryCircular) } == """
         ⣀⠔⠋⠉⠉⠙⠢⣀
        ⡰⠁      ⠈⢆
        ⡇   v    ⢸
        ⢱⡀      ⢀⡎
         ⠈0   11⠁
        """)
    #expect(
      picture(10, 5) { Gauge("dB", value: 0.5).gaugeStyle(.accessoryCircular) } == """
         ⣀⠔⠋⠉⠉⠙⠢⣀
        ⡰⠁      ⠈⢆
        ⡇        ⢸
        ⢱⡀      ⢀⡎
         ⠈  dB  ⠁
        """)
  }

  @Test func showsARing() {
    #expect(
      picture(10, 5) { Gauge("CPU", value: 0.5).gaugeStyle(.accessoryCircularCapacity) } == """
         ⣠⠔⠊⠉⠉⠑⠢⣄
        ⡰⠁      ⠈⢆
        ⡇  CPU   ⢸
        ⠱⡀      ⢀⠎
         ⠙⠢⢄⣀⣀⡠⠔⠋
        """)
  }

  @Test func fillsTheRingClockwise() {
    let screen = Screen(columns: 10, rows: 5) {
      Gauge("CPU", value: 0.5, gradient: Gradient(colors: [.green, .red]))
        .gaugeStyle(.accessoryCircularCapacity)
    }
    let filled = Gradient(colors: [.green, .red]).color(at: 0.5)
    #expect(screen.frame[9, 2].attributes.foreground == filled.exact(in: .dark))
    #expect(screen.frame[0, 2].attributes.foreground != filled.exact(in: .dark))
  }

  @Test func tellsItsLabelAndValue() {
    let screen = Screen(columns: 20, rows: 20) {
      volume().gaugeStyle(.accessoryCircular)
      volume().gaugeStyle(.accessoryCircularCapacity)
      volume().gaugeStyle(.accessoryLinear)
    }
    #expect(
      "\(screen.accessibility)" == """
        screen
          V, gauge, v, 0, 11
          V, gauge, v
          V, 0, gauge, 11, v
        """)
  }
}
