import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct StepperTests {
  private let copies = CurrentValueSubject<Int, Never>(3)

  private struct Copies: View {
    @State private var count = 2
    var body: some View { Stepper("Copies: \(count)", value: $count, in: 1...4, step: 2) }
  }

  @Test func changesABindingWithinItsBounds() {
    let screen = Screen(columns: 20, rows: 1) { Copies() }
    #expect(screen.picture == "Copies: 2 [-] [+]")
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.picture == "Copies: 4 [-] [+]")
    screen.press("+")
    #expect(screen.picture == "Copies: 4 [-] [+]")
    screen.press("-")
    screen.press(.left)
    #expect(screen.picture == "Copies: 1 [-] [+]")
  }

  @Test func changesASubjectByClicks() {
    let screen = Screen(columns: 20, rows: 1) { Stepper("n", value: copies) }
    screen.click(column: 7, row: 0)
    #expect(copies.value == 4)
    screen.click(column: 2, row: 0)
    screen.click(column: 4, row: 0)
    #expect(copies.value == 2)
    // Between the halves.
    screen.click(column: 5, row: 0)
    #expect(copies.value == 2)
  }

  @Test func ignoresAPressThatIsDraggedToTheOtherHalf() {
    let screen = Screen(columns: 20, rows: 1) { Stepper("", value: copies) }
    screen.press(column: 0, row: 0)
    screen.drag(column: 5, row: 0)
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 5, y: 0))))
    #expect(copies.value == 3)
  }

  @Test func reportsTheRequestedValueOfAPublisher() {
    var requests: [Double] = []
    let values = CurrentValueSubject<Double, Never>(1)
    let screen = Screen(columns: 20, rows: 1) {
      Stepper(
        "x", value: values.map { $0 }.controlled { requests.append($0) }, in: 0...2, step: 0.5)
    }
    screen.press(.tab)
    screen.press(.right)
    screen.press(.right)
    values.value = 2
    screen.press(.right)
    screen.press(.left)
    #expect(requests == [1.5, 1.5, 1.5])
  }

  @Test func runsActionsAndReportsEditing() {
    var log = ""
    let screen = Screen(columns: 20, rows: 1) {
      Stepper("") {
        log += "+"
      } onDecrement: {
        log += "-"
      } onEditingChanged: {
        log += $0 ? "(" : ")"
      }
    }
    screen.press(.tab)
    screen.press(.right)
    screen.press(.left)
    #expect(log == "(+)(-)")
  }

  @Test func aHalfWithoutActionIsFaint() {
    let screen = Screen(columns: 20, rows: 1) {
      Stepper("", onIncrement: {}, onDecrement: nil)
    }
    #expect(screen.attributes(of: "[-]")?.isDim == true)
    #expect(screen.attributes(of: "[+]")?.isDim == false)
  }

  @Test func stopsAtTheLimitsOfItsType() {
    let small = CurrentValueSubject<Int8, Never>(.max)
    let wide = CurrentValueSubject<Int, Never>(.min)
    let screen = Screen(columns: 20, rows: 2) {
      Stepper("", value: small)
      Stepper("", value: wide, in: Int.min...Int.max, step: .max)
    }
    screen.press(.tab)
    screen.press(.right)
    #expect(small.value == .max)
    screen.press(.tab)
    screen.press(.left)
    #expect(wide.value == .min)
    screen.press(.right)
    #expect(wide.value == -1)
  }

  @Test func followsALabel() {
    let labels = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 20, rows: 1) { Stepper(labels, value: copies) }
    labels.value = "bc"
    #expect(screen.picture == "bc [-] [+]")
  }

  @Test func isNotPressedWhileThePointerIsOutside() {
    func screen(draggingTo row: Int) -> Screen {
      let screen = Screen(columns: 20, rows: 3, alignment: .topLeading) {
        Stepper("n", value: copies)
      }
      screen.press(column: 7, row: 0)
      screen.drag(column: 7, row: row)
      return screen
    }
    let released = screen(draggingTo: 2)
    released.release(column: 7, row: 2)
    #expect(screen(draggingTo: 2).frame == released.frame)
    #expect(screen(draggingTo: 0).frame != released.frame)
    #expect(copies.value == 3)
  }
}
