import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

/// A view whose content depends on the newest value of a subject.
private struct ValueDrivenView<Content: View>: View {
  let values: CurrentValueSubject<Int, Never>
  @ViewBuilder let content: (Int) -> Content
  @State private var value = 0

  var body: some View {
    Group { content(value) }
      .onReceive(values) { value = $0 }
  }
}

@MainActor @Suite(.watchdog) struct AnimationModifierTests {
  private let scheduler = TestScheduler()

  private let values = CurrentValueSubject<Int, Never>(0)

  private func screen(@ViewBuilder _ content: @escaping (Int) -> some View) -> Screen {
    let screen = Screen(columns: 40, rows: 3, scheduler: scheduler) {
      ValueDrivenView(values: values, content: content)
    }
    _ = screen.text
    return screen
  }

  /// Returns the text of `screen` half a second after the value has changed to 10.
  private func halfway(_ screen: Screen) -> String {
    values.send(10)
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    return screen.text
  }

  @Test func delaysAndSpringsThatAreNotFiniteAreHarmless() {
    for animation in [
      Animation.linear(duration: 1).delay(.infinity), .linear(duration: 1).delay(.nan),
      .linear(duration: 1).delay(.infinity).repeatForever(), .linear(duration: .nan),
      .linear(duration: 1).delay(1e300), .linear(duration: 1).speed(.leastNonzeroMagnitude),
      .spring(response: .nan), .spring(response: .infinity, dampingFraction: .nan),
      .spring(duration: .nan, bounce: .nan), .timingCurve(.nan, .nan, .nan, .nan),
      .interpolatingSpring(mass: .nan, stiffness: -1, damping: .nan, initialVelocity: .nan),
    ] {
      let widths = CurrentValueSubject<Int, Never>(1)
      let screen = Screen(columns: 9, rows: 1, scheduler: TestScheduler()) {
        Color.red.frame(width: widths).opacity(widths.map { Double($0) / 9 }).animation(animation)
      }
      _ = screen.text
      widths.value = 9
      for _ in 0..<5 {
        _ = screen.text
        screen.advance(by: .seconds(1))
      }
    }
  }

  @Test func anEndlessDelaySchedulesNothing() {
    let (widths, scheduler) = (CurrentValueSubject<Int, Never>(1), TestScheduler())
    let screen = Screen(columns: 9, rows: 1, scheduler: scheduler) {
      Color.red.frame(width: widths).animation(.linear.delay(.infinity))
    }
    _ = screen.text
    widths.value = 9
    _ = screen.text
    #expect(scheduler.scheduled == 0)
  }

  @Test func animatesWhenTheValueChanges() {
    let screen = screen { value in
      Text("x").padding(.leading, value).animation(.linear(duration: 1), value: value)
    }
    #expect(halfway(screen).hasPrefix("     x\n"))
  }

  @Test func doesNotAnimateWhenAnotherValueChanges() {
    let screen = screen { value in
      Text("x").padding(.leading, value).animation(.linear(duration: 1), value: 0)
    }
    #expect(halfway(screen).hasPrefix("          x\n"))
  }

  @Test func doesNotAnimateModifiersOutside() {
    let screen = screen { value in
      Text("x").animation(.linear(duration: 1), value: value).padding(.leading, value)
    }
    #expect(halfway(screen).hasPrefix("          x\n"))
  }

  @Test func innermostAnimationWins() {
    let screen = screen { value in
      Text("x").padding(.leading, value)
        .animation(nil, value: value)
        .animation(.linear(duration: 1), value: value)
    }
    #expect(halfway(screen).hasPrefix("          x\n"))
  }

  @Test func appearingViewsAreNotAnimated() {
    let screen = screen { value in
      Group { if value > 0 { Text("x").padding(.leading, value) } }
        .animation(.linear(duration: 1), value: value)
    }
    #expect(halfway(screen).hasPrefix("          x\n"))
  }

  @Test func animatesWhenAPublisherSends() {
    let paddings = CurrentValueSubject<Int, Never>(0)
    let isOpen = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 40, rows: 1, scheduler: scheduler) {
      Text("x").padding(.leading, paddings).animation(.linear(duration: 1), value: isOpen)
    }
    _ = screen.text
    paddings.send(10)
    #expect(screen.text == "          x")
    // The order of changes in one frame does not matter.
    paddings.send(0)
    isOpen.send(true)
    #expect(screen.text == "          x")
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "     x")
    isOpen.send(false)
    paddings.send(10)
    screen.advance(by: .milliseconds(500))
    _ = screen.text
    screen.advance(by: .milliseconds(1_000))
    #expect(screen.text == "          x")
  }

  @Test func withAnimationAnimatesStateChanges() {
    let screen = screen { value in
      Counting(values: values)
    }
    screen.press(.tab)
    screen.press(.enter)
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.text.contains("     x"))
    #expect(!screen.text.contains("      x"))
  }

  @Test func animatesTheColorsOfAButton() {
    let colors = CurrentValueSubject<Color?, Never>(Color(white: 0))
    let screen = Screen(columns: 24, rows: 3, scheduler: scheduler) {
      CustomButton("Color").colorChangingButton(colors.eraseToAnyPublisher())
        .animation(.linear(duration: 1))
    }
    #expect(screen.attributes(of: "Color")?.background == Color(white: 0))
    colors.send(Color(white: 1))
    #expect(screen.attributes(of: "Color")?.background == Color(white: 0))
    screen.advance(by: .milliseconds(500))
    #expect(
      screen.attributes(of: "Color")?.background
        == Color(white: 0).mix(with: Color(white: 1), by: 0.5))
    screen.advance(by: .milliseconds(500))
    #expect(screen.attributes(of: "Color")?.background == Color(white: 1))
    #expect(scheduler.scheduled == 0)
  }

  @Test func paintsOnlyWhatIsAnimated() {
    let colors = CurrentValueSubject<Color, Never>(Color(white: 0.2))
    let screen = Screen(columns: 40, rows: 20, scheduler: scheduler) {
      Text("ab").background(colors).animation(.linear(duration: 1))
      ForEach(0..<19) { Text("line \($0)") }
    }
    _ = screen.bytes()
    colors.send(Color(white: 1))
    _ = screen.bytes()
    for _ in 0..<10 {
      screen.advance(by: .milliseconds(50))
      let bytes = String(decoding: screen.bytes(), as: UTF8.self)
      #expect(bytes.hasSuffix("mab"))
      #expect(bytes.count < 40)
    }
  }
}

private struct Counting: View {
  let values: CurrentValueSubject<Int, Never>
  @State private var isOpen = false

  var body: some View {
    Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
      .buttonStyle(.plain)
    Text("x").padding(.leading, isOpen ? 10 : 0).frame(width: 20, alignment: .leading)
  }
}
