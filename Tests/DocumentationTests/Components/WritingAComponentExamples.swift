import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

/// The components of *Writing a component*.
@MainActor @Suite(.watchdog) struct WritingAComponentExamples {
  struct Meter: Drawing, Equatable, Animatable {
    var level: Double

    var animatableData: Double {
      get { level }
      set { level = newValue }
    }

    func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
      Size(width: proposal.width ?? 10, height: 1)
    }

    func draw(on canvas: DrawingCanvas) {
      let filled = Int((level * Double(canvas.size.width)).rounded())
      canvas.fill(Rect(size: canvas.size), with: canvas.symbol("░", ascii: "."))
      canvas.styled { $0.foreground = .accentColor }
        .fill(Rect(size: Size(width: filled, height: 1)), with: canvas.symbol("█", ascii: "#"))
    }

    var accessibilityElement: AccessibilityElement? {
      AccessibilityElement(.gauge, value: "\(Int(level * 100))%")
    }
  }

  @Test func meter() {
    let loads = PassthroughSubject<Double, Never>()
    let screen = Screen(columns: 8, rows: 1, scheduler: TestScheduler()) {
      Group {
        Drawn(of: loads, default: 0) { Meter(level: $0) }
      }
      .animation(.linear(duration: 1))
    }
    #expect(screen.picture == "░░░░░░░░")
    loads.send(1)
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "████░░░░")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "████████")
    #expect(screen.accessibility.first(nil, .gauge)?.value == "100%")
  }

  struct Rating: Control {
    var stars: Int
    let onChange: (Int) -> Void

    func looksLike(_ other: Rating) -> Bool { stars == other.stars }

    func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
      Size(width: 5, height: 1)
    }

    func draw(on canvas: DrawingCanvas) {
      let canvas = canvas.marked(with: canvas.state)
      for star in 0..<5 {
        let mark = star < stars ? ("★", "*") : ("☆", ".")
        canvas.write(canvas.symbol(mark.0, ascii: mark.1), at: Point(x: star, y: 0))
      }
    }

    var accessibilityElement: AccessibilityElement? {
      AccessibilityElement(.slider, label: "Rating", value: "\(stars) of 5 stars")
    }

    private mutating func select(_ new: Int) {
      guard (0...5).contains(new), new != stars else { return }
      stars = new
      onChange(new)
    }

    mutating func handleKey(_ press: KeyPress) -> Bool {
      guard press.key == .left || press.key == .right else { return false }
      select(press.key == .left ? stars - 1 : stars + 1)
      return true
    }

    mutating func handlePointer(_ event: PointerEvent, from start: Rating) {
      if event.isClick { select(event.location.x + 1) }
    }
  }

  @Test func rating() {
    let ratings = CurrentValueSubject<Int, Never>(3)
    let screen = Screen(columns: 5, rows: 1) {
      Drawn(of: ratings) { Rating(stars: $0) { ratings.send($0) } }
    }
    #expect(screen.picture == "★★★☆☆")
    screen.press(.tab)
    screen.press(.right)
    #expect(ratings.value == 4)
    screen.click(column: 1, row: 0)
    #expect(screen.picture == "★★☆☆☆")
    #expect(screen.accessibility.focused?.value == "2 of 5 stars")
    ratings.send(0)
    #expect(screen.picture == "☆☆☆☆☆")
  }

  struct Knob: Control {
    var degrees: Int
    let onTurn: (Int) -> Void

    func looksLike(_ other: Knob) -> Bool { degrees == other.degrees }

    func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
      Size(width: 3, height: 1)
    }

    func draw(on canvas: DrawingCanvas) {
      let arrow = Array("↑↗→↘↓↙←↖")[degrees / 45]
      let text = canvas.symbol("(\(arrow))", ascii: "\(degrees)")
      canvas.marked(with: canvas.state).write(text)
    }

    var accessibilityElement: AccessibilityElement? {
      AccessibilityElement(.slider, label: "Knob", value: "\(degrees) degrees")
    }

    private mutating func turn(to new: Int) {
      degrees = (new % 360 + 360) % 360
      onTurn(degrees)
    }

    mutating func handleKey(_ press: KeyPress) -> Bool {
      guard press.key == .left || press.key == .right else { return false }
      turn(to: degrees + (press.key == .left ? -15 : 15))
      return true
    }

    mutating func handlePointer(_ event: PointerEvent, from start: Knob) {
      guard event.phase == .dragged else { return }
      turn(to: start.degrees + 15 * (event.location.x - event.startLocation.x))
    }
  }

  @Test func knob() {
    let angles = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 1, alignment: .topLeading) {
      Drawn(of: angles) { Knob(degrees: $0) { angles.send($0) } }
    }
    #expect(screen.picture == "(↑)")
    screen.drag(from: Point(x: 1, y: 0), to: Point(x: 7, y: 0))
    #expect(angles.value == 90)
    #expect(screen.picture == "(→)")
    screen.press(.tab)
    screen.press(.left, times: 3)
    #expect(screen.picture == "(↗)")
    #expect(screen.accessibility.focused?.value == "45 degrees")
  }

  struct Night: Drawing {
    static var environmentDependencies: [PartialKeyPath<EnvironmentValues>] { [\.colorScheme] }

    func draw(on canvas: DrawingCanvas) {
      canvas.write(canvas.environment.colorScheme == .dark ? "night" : "day")
    }
  }

  @Test func dependencies() {
    let schemes = CurrentValueSubject<ColorScheme, Never>(.dark)
    let screen = Screen(columns: 5, rows: 1) {
      Latest(of: schemes) { Night().environment(\.colorScheme, $0) }
    }
    #expect(screen.picture == "night")
    schemes.value = .light
    #expect(screen.picture == "day")
  }
}
