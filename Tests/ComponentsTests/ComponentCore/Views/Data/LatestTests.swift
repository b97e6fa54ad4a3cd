import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct LatestTests {
  @Test func showsAViewForTheNewestValue() {
    let degrees = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: degrees, default: 20) { if $0 > 30 { Text("hot").bold() } else { Text("\($0)°") } }
    }
    #expect(screen.text == "20°")
    degrees.send(25)
    degrees.send(31)
    #expect(screen.text == "hot")
    degrees.send(5)
    #expect(screen.text == "5°")
  }

  @Test func showsASubjectsValueInTheFirstFrame() {
    let degrees = CurrentValueSubject<Int, Never>(7)
    #expect(picture { Latest(of: degrees) { Text("\($0)") } } == "7")
    #expect(picture { Latest(of: degrees, default: 0) { Text("\($0)") } } == "7")
  }

  @Test func keepsTheStateOfItsViews() {
    let names = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 9, rows: 1) { Latest(of: names) { PressCounter(name: $0) } }
    screen.click(column: 0, row: 0)
    names.value = "b"
    #expect(screen.text == "b1")
  }

  @Test func anEqualValueEvaluatesNothing() {
    var made = 0
    let numbers = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: numbers) { number in
        made += 1
        return Text("\(number)")
      }
    }
    numbers.value = 1
    _ = screen.text
    #expect(made == 1)
    numbers.value = 2
    #expect(screen.text == "2")
    #expect(made == 2)
  }

  @Test func followsItsDefaultUntilTheFirstValue() {
    let (numbers, defaults) = (
      PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1)
    )
    let screen = Screen(columns: 5, rows: 1) {
      Latest(of: defaults) { Latest(of: numbers, default: $0) { Text("\($0)") } }
    }
    #expect(screen.text == "1")
    defaults.value = 2
    #expect(screen.text == "2")
    numbers.send(3)
    defaults.value = 4
    #expect(screen.text == "3")
  }
}
