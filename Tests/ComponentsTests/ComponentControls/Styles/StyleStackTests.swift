import Components
import Signals
import TestSupport
import Testing
import TextBackend

/// Styles that show the view that they were given.
@MainActor @Suite(.watchdog) struct StyleStackTests {
  private struct MarkedLabel: LabelStyle {
    var mark = "!"

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(mark)
        Label(configuration)
      }
    }
  }

  @Test func labelOfAStyleHasTheUsualLook() {
    let label = Label("Sync", symbol: "*")
    #expect(picture { label.labelStyle(MarkedLabel()) } == "! * Sync")
  }

  @Test func labelOfAStyleHasTheNextOuterStyle() {
    let label = Label("Sync", symbol: "*").labelStyle(MarkedLabel())
    #expect(picture { label.labelStyle(.titleOnly) } == "! Sync")
    #expect(picture { label.labelStyle(.iconOnly) } == "! *")
    #expect(
      picture { label.labelStyle(MarkedLabel(mark: "?")).labelStyle(.titleOnly) } == "! ? Sync")
  }

  private struct TitledLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).labelStyle(.titleOnly)
    }
  }

  @Test func styleMaySetAnotherStyleOfItsLabel() {
    let label = Label("Sync", symbol: "*").labelStyle(TitledLabel())
    #expect(picture { label } == "Sync")
    #expect(picture { label.labelStyle(.iconOnly) } == "Sync")
  }

  private struct MarkedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("!")
        Toggle(configuration)
      }
    }
  }

  @Test func toggleOfAStyleSwitches() {
    let isOn = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 16, rows: 1) {
      Toggle("Sync", isOn: isOn).toggleStyle(MarkedToggle())
    }
    #expect(screen.text == "! [ ] Sync")
    screen.press(.tab)
    screen.press(.space)
    #expect(screen.text == "! [✓] Sync")
    #expect(isOn.value)
  }

  @Test func toggleOfAStyleHasTheNextOuterStyle() {
    let toggle = Toggle("Sync", isOn: .constant(true))
    #expect(
      picture { toggle.toggleStyle(MarkedToggle()).toggleStyle(.switch) }
        == "! " + picture { toggle.toggleStyle(.switch) })
  }

  private struct MarkedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("!")
        ProgressView(configuration)
      }
    }
  }

  @Test func progressViewOfAStyleIsOneElement() {
    let screen = Screen(columns: 20, rows: 2) {
      ProgressView("Load", value: 0.5).progressViewStyle(MarkedProgress())
    }
    #expect(screen.text.contains("50%"))
    let elements = screen.accessibility.description
    #expect(elements.split(separator: "progress").count == 2, "\(elements)")
  }

  private struct MarkedGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("!")
        Gauge(configuration)
      }
    }
  }

  @Test func gaugeOfAStyleHasTheNextOuterStyle() {
    let gauge = Gauge("Load", value: 0.5).gaugeStyle(MarkedGauge())
    #expect(picture { gauge }.hasPrefix("! Load █"))
    #expect(picture { gauge.gaugeStyle(.accessoryLinear) }.hasPrefix("! Load ─"))
  }
}
