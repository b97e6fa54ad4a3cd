import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ControlTests {
  /// A number that keys, a drag and the wheel change.
  private struct Dial: Control {
    var value: Int
    var send: (Int) -> Void = { _ in }

    func looksLike(_ other: Dial) -> Bool { value == other.value }

    func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
      Size(width: 5, height: 1)
    }

    func draw(on canvas: DrawingCanvas) {
      let mark = canvas.pressLocation.map { "p\($0.x)" } ?? ""
      canvas.marked(with: canvas.state).write("\(value)\(mark)")
    }

    var accessibilityElement: AccessibilityElement? {
      AccessibilityElement(.slider, label: "Volume", value: "\(value)")
    }

    private mutating func set(_ new: Int) {
      value = new
      send(new)
    }

    mutating func handleKey(_ press: KeyPress) -> Bool {
      guard press.key == .right else { return false }
      set(value + 1)
      return true
    }

    mutating func handlePointer(_ event: PointerEvent, from start: Dial) {
      if event.phase == .dragged { set(start.value + event.location.x - event.startLocation.x) }
      if event.phase == .cancelled { set(start.value) }
      if event.isClick, event.location == event.startLocation { set(0) }
    }

    mutating func handleScroll(by steps: Point) -> Bool {
      set(value + steps.y)
      return true
    }
  }

  @Test func followsThePointerIfItDeclaresSo() {
    struct Crosshair: Control {
      static let tracksPointer = true

      func draw(on canvas: DrawingCanvas) {
        canvas.write(canvas.pointerLocation.map { "\($0.x),\($0.y)" } ?? "-")
      }
    }
    let screen = Screen(columns: 6, rows: 3) { Crosshair().padding(.leading, 1) }
    #expect(screen.picture == " -")
    screen.move(column: 3, row: 2)
    #expect(screen.picture == " 2,2")
    screen.move(column: 4, row: 1)
    #expect(screen.picture == " 3,1")
    screen.move(column: 0, row: 0)
    #expect(screen.picture == " -")
  }

  @Test func changesByKeysWhileItHasTheFocus() {
    let screen = Screen(columns: 5, rows: 1) { Dial(value: 1) }
    screen.press(.right)
    #expect(screen.picture == "1")
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.picture == "2")
    #expect(!screen.press(.up))
    #expect(screen.frame[0, 0].attributes.isSelected == true)
  }

  @Test func addsADragToTheValueBeforeThePress() {
    // Each change describes the control again.
    let values = CurrentValueSubject<Int, Never>(10)
    let screen = Screen(columns: 8, rows: 1, alignment: .topLeading) {
      Drawn(of: values) { Dial(value: $0) { values.send($0) } }
    }
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 1, y: 0))))
    #expect(screen.picture == "10p1")
    for x in 2...4 {
      screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: x, y: 0))))
      _ = screen.text
    }
    #expect(values.value == 13)
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 7, y: 0))))
    #expect(screen.picture == "16p1")
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 7, y: 0))))
    #expect(values.value == 16)
    screen.click(column: 0, row: 0)
    #expect(values.value == 0)
  }

  @Test func cancelsAPressWhenItIsDisabled() {
    let (values, areDisabled) = (
      CurrentValueSubject<Int, Never>(10), CurrentValueSubject<Bool, Never>(false)
    )
    let screen = Screen(columns: 8, rows: 1, alignment: .topLeading) {
      Drawn(of: values) { Dial(value: $0) { values.send($0) } }.disabled(areDisabled)
    }
    screen.send(.mouse(MouseEvent(.press(.left), at: .zero)))
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 3, y: 0))))
    #expect(values.value == 13)
    areDisabled.value = true
    _ = screen.text
    #expect(values.value == 10)
  }

  @Test func takesTheWheel() {
    let screen = Screen(columns: 5, rows: 1) { Dial(value: 1) }
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 3), at: .zero)))
    #expect(screen.picture == "4")
  }

  @Test func takesNoInputWhileItIsDisabled() {
    let screen = Screen(columns: 5, rows: 1) { Dial(value: 1).disabled(true) }
    screen.press(.tab)
    screen.press(.right)
    screen.click(column: 0, row: 0)
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 3), at: .zero)))
    #expect(screen.picture == "1")
    #expect(screen.frame[0, 0].attributes.isDim == true)
  }

  @Test func tellsItsRoleItsValueAndItsStates() throws {
    let screen = Screen(columns: 5, rows: 1) { Dial(value: 1) }
    screen.press(.tab)
    let element = try #require(screen.accessibility.first("Volume", .slider))
    #expect(element.value == "1")
    #expect(element.states == .focused)
    #expect(element.frame == Rect(size: Size(width: 5, height: 1)))
    let disabled = Screen(columns: 5, rows: 1) { Dial(value: 1).disabled(true) }
    #expect(disabled.accessibility.first("Volume")?.states == .disabled)
  }

  private struct Mark: Control {
    let onPress: () -> Void
    let isReachable: Bool

    var canBecomeFocused: Bool { false }

    func acceptsPointer(in environment: EnvironmentValues) -> Bool { isReachable }

    func draw(on canvas: DrawingCanvas) {}

    mutating func handlePointer(_ event: PointerEvent, from start: Mark) {
      if event.isClick { onPress() }
    }
  }

  @Test(arguments: [true, false])
  func letsThePointerThroughIfItDoesNotAcceptIt(isReachable: Bool) {
    var (front, back) = (0, 0)
    let screen = Screen(columns: 4, rows: 1) {
      ZStack {
        Mark(onPress: { back += 1 }, isReachable: true)
        Mark(onPress: { front += 1 }, isReachable: isReachable)
      }
    }
    screen.press(.tab)
    screen.click(column: 0, row: 0)
    #expect(front == (isReachable ? 1 : 0))
    #expect(back == (isReachable ? 0 : 1))
    #expect(screen.accessibility.focused == nil)
  }
}
