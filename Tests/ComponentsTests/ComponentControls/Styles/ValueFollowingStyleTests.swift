import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import ComponentControls

@MainActor @Suite(.watchdog) struct ValueFollowingStyleTests {
  private let counter = WorkCounter()
  private let isOn = CurrentValueSubject<Bool, Never>(false)
  private let level = CurrentValueSubject<Double, Never>(0.25)

  /// A control in each style that follows the values itself, and in one that does not.
  private enum Style: CaseIterable {
    case checkbox, `switch`, button, bulb
    case linear, circular, percentage
    case linearCapacity, accessoryLinear, accessoryCircular, accessoryCircularCapacity, number
  }

  private struct Bulb: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("●").padding(.leading, cells: configuration.isOn ? 10 : 0)
      Text(configuration.isOn ? "☀" : "☾")
      configuration.label
    }
  }

  private struct Percentage: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(configuration.fractionCompleted ?? 0)")
      configuration.label
    }
  }

  private struct Number: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(configuration.value)")
      configuration.label
    }
  }

  @ViewBuilder
  private func control(
    _ style: Style, _ isOn: some Publisher<Bool, Never>, _ level: some Publisher<Double, Never>
  ) -> some View {
    let toggle = Toggle(isOn: isOn.controlled { _ in }) { label }
    let progressView = ProgressView(
      label: AnyView(label), currentValueLabel: nil, fraction: ValueOrPublisher(level))
    let gauge = Gauge(value: level) { label }
    switch style {
    case .checkbox: toggle
    case .switch: toggle.toggleStyle(.switch)
    case .button: toggle.toggleStyle(.button)
    case .bulb: toggle.toggleStyle(Bulb())
    case .linear: progressView
    case .circular: progressView.progressViewStyle(.circular)
    case .percentage: progressView.progressViewStyle(Percentage())
    case .linearCapacity: gauge
    case .accessoryLinear: gauge.gaugeStyle(.accessoryLinear)
    case .accessoryCircular: gauge.gaugeStyle(.accessoryCircular)
    case .accessoryCircularCapacity: gauge.gaugeStyle(.accessoryCircularCapacity)
    case .number: gauge.gaugeStyle(Number())
    }
  }

  private var label: some View { Text("x").counted(by: counter) }

  private func screen(_ style: Style) -> Screen {
    Screen(columns: 30, rows: 8) { control(style, isOn, level) }
  }

  @Test(arguments: Style.allCases)
  private func aValueMakesNoLabelAgain(style: Style) {
    let screen = screen(style)
    let before = "\(screen.accessibility)"
    let work = counter.work(on: screen) { (isOn.value, level.value) = (true, 0.75) }
    #expect("\(screen.accessibility)" != before)
    if ![.bulb, .percentage, .number].contains(style) { #expect(work.visited == 0) }
  }

  @Test(arguments: Style.allCases)
  private func aPublisherHasOneSubscriber(style: Style) {
    let count = Lock(0)
    let screen = Screen(columns: 30, rows: 8) {
      control(
        style, isOn.handleEvents(receiveSubscription: { count.withLock { $0 += 1 } }),
        level.handleEvents(receiveSubscription: { count.withLock { $0 += 1 } }))
    }
    _ = screen.text
    (isOn.value, level.value) = (true, 0.75)
    _ = screen.text
    #expect(count.withLock { $0 } == 1)
  }

  @Test(arguments: Style.allCases)
  private func looksAsIfMadeWithTheValue(style: Style) {
    let following = screen(style)
    _ = following.text
    (isOn.value, level.value) = (true, 0.75)
    _ = following.text
    #expect(following.text == screen(style).text)
    #expect("\(following.accessibility)" == "\(screen(style).accessibility)")
    let (constant, fraction) = (Just(true), Just(0.75))
    let made = Screen(columns: 30, rows: 8) { control(style, constant, fraction) }
    #expect(following.text == made.text)
  }

  @Test(arguments: Style.allCases)
  private func followsValuesFromAnotherThread(style: Style) async {
    let screen = screen(style)
    let before = "\(screen.accessibility)"
    await Task.detached { [isOn, level] in (isOn.value, level.value) = (true, 0.75) }.value
    _ = screen.text
    #expect("\(screen.accessibility)" != before)
  }

  @Test func passesTheAnimationOfAValueOn() {
    let scheduler = TestScheduler()
    let screen = Screen(columns: 30, rows: 4, scheduler: scheduler) {
      Toggle("x", isOn: isOn).toggleStyle(Bulb())
    }
    _ = screen.text
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.text.hasPrefix("     ●"))
    screen.advance(by: .milliseconds(500))
    #expect(screen.text.hasPrefix("          ●"))
  }

  @Test func aStyleInAStyleFollowsTheValues() {
    struct Framed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.fractionCompleted ?? 0)")
        ProgressView(configuration)
      }
    }
    let screen = Screen(columns: 25, rows: 2) {
      ProgressView(value: level).progressViewStyle(Framed()).progressViewStyle(.circular)
    }
    #expect(screen.text == "0.25\n◔ 25%")
    level.value = 0.5
    #expect(screen.text == "0.5\n◑ 50%")
  }

  @Test func theMarkKeepsItsValueInEveryState() {
    let screen = Screen(columns: 12, rows: 1) { Toggle("x", isOn: isOn) }
    isOn.value = true
    #expect(screen.text == "[✓] x")
    screen.press(.tab)
    #expect(screen.text == "[✓] x")
    #expect(screen.attributes(of: "✓")?.isSelected == true)
    isOn.value = false
    #expect(screen.text == "[ ] x")
    screen.press(.space)
    #expect(isOn.value)
    #expect(screen.text == "[✓] x")
  }
}
