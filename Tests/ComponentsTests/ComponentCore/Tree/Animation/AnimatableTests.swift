import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

private struct Odometer: View, Animatable {
  var distance: Double
  var unit = "km"
  var animatableData: Double {
    get { distance }
    set { distance = newValue }
  }
  var body: some View { Text("\(Int(distance)) \(unit)") }
}

private struct Indented: ViewModifier, Animatable {
  var indentation: Double
  var animatableData: Double {
    get { indentation }
    set { indentation = newValue }
  }
  func body(content: Content) -> some View {
    content.padding(.leading, Int(indentation))
  }
}

private struct Bar: Shape {
  var start: Double
  var end: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }
  func path(in rect: Rect) -> Path {
    Path(Rect(x: Int(start), y: 0, width: Int(end - start), height: rect.size.height))
  }
}

@MainActor @Suite(.watchdog) struct AnimatableTests {
  private let scheduler = TestScheduler()
  private let values = CurrentValueSubject<Int, Never>(0)

  private func screen(@ViewBuilder _ content: @escaping (Int) -> some View) -> Screen {
    let screen = Screen(columns: 20, rows: 1, scheduler: scheduler) {
      Latest(of: values) { content($0) }
    }
    _ = screen.text
    return screen
  }

  /// Returns the pictures of `screen` while the value changes to 10: at once, after half a second
  /// and after a second.
  private func pictures(_ screen: Screen) -> [String] {
    values.value = 10
    return [screen.picture]
      + (0..<2).map { _ in
        screen.advance(by: .milliseconds(500))
        return screen.picture
      }
  }

  @Test func evaluatesABodyInEachFrame() {
    let screen = screen { value in
      Odometer(distance: Double(value)).animation(.linear(duration: 1), value: value)
    }
    #expect(pictures(screen) == ["0 km", "5 km", "10 km"])
    #expect(scheduler.scheduled == 0)
  }

  @Test func withoutAnAnimationTheDataChangesAtOnce() {
    #expect(
      pictures(screen { Odometer(distance: Double($0)) }) == ["10 km", "10 km", "10 km"])
  }

  @Test func otherPropertiesChangeAtOnce() {
    let screen = screen { value in
      Odometer(distance: Double(value), unit: value > 0 ? "miles" : "km")
        .animation(.linear(duration: 1), value: value)
    }
    #expect(pictures(screen) == ["0 miles", "5 miles", "10 miles"])
  }

  @Test func anInterruptedAnimationContinuesFromWhatIsShown() {
    let screen = screen { value in
      Odometer(distance: Double(value)).animation(.linear(duration: 1), value: value)
    }
    values.value = 10
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    values.value = 0
    #expect(screen.picture == "5 km")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "2 km")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "0 km")
  }

  @Test func animatesAModifier() {
    let screen = screen { value in
      Text("x").modifier(Indented(indentation: Double(value)))
        .frame(maxWidth: .infinity, alignment: .leading)
        .animation(.linear(duration: 1), value: value)
    }
    #expect(pictures(screen) == ["x", "     x", "          x"])
  }

  @Test func animatesAShape() {
    let screen = screen { value in
      Bar(start: Double(value) / 2, end: Double(value)).fill(.red)
        .animation(.linear(duration: 1), value: value)
    }
    func columns() -> [Int] {
      (0..<20).filter { screen.frame[$0, 0].attributes.background == .red }
    }
    values.value = 10
    #expect(columns() == [])
    screen.advance(by: .milliseconds(800))
    #expect(columns() == [4, 5, 6, 7])
    screen.advance(by: .milliseconds(200))
    #expect(columns() == [5, 6, 7, 8, 9])
  }

  @Test func animatesAClipShape() {
    let screen = screen { value in
      Text("0123456789").clipShape(Bar(start: 0, end: Double(value)))
        .frame(maxWidth: .infinity, alignment: .leading)
        .animation(.linear(duration: 1), value: value)
    }
    #expect(pictures(screen) == ["", "01234", "0123456789"])
  }

  @Test func evaluatesOnlyTheAnimatedBody() {
    struct Counted: View {
      let evaluated: () -> Void
      var body: some View {
        let _ = evaluated()
        Text("!")
      }
    }
    var count = 0
    let screen = screen { value in
      HStack {
        Odometer(distance: Double(value)).animation(.linear(duration: 1), value: value)
        Counted { count += 1 }
      }
    }
    let before = count
    _ = pictures(screen)
    #expect(count - before <= 1)
  }
}
