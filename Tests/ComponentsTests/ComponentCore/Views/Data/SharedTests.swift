import Components
import Signals
import TestSupport
import Testing
import TextBackend

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct SharedTests {
  private let numbers = PassthroughSubject<Int, Never>()

  @Test func eachPartFollowsTheValues() {
    var made = 0
    let screen = Screen(columns: 9, rows: 2) {
      Shared(ValueOrPublisher(numbers), default: 1) { number in
        let _ = made += 1
        Latest(number) { Text("\($0)") }
        Latest(number) { Text("\(2 * $0)") }
      }
    }
    #expect(screen.text == "1\n2")
    numbers.send(5)
    #expect(screen.text == "5\n10")
    #expect(made == 1)
  }

  @Test func anEqualValueChangesNothing() {
    var made = 0
    let screen = Screen(columns: 9, rows: 1) {
      Shared(ValueOrPublisher(numbers), default: 1) { number in
        Latest(number) { value in
          let _ = made += 1
          Text("\(value)")
        }
      }
    }
    _ = screen.text
    numbers.send(1)
    #expect(screen.text == "1")
    #expect(made == 1)
  }

  @Test func followsItsDefaultUntilTheFirstValue() {
    let defaults = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: defaults) { initial in
        Shared(ValueOrPublisher(numbers), default: initial) { Latest($0) { Text("\($0)") } }
      }
    }
    #expect(screen.text == "1")
    defaults.value = 2
    #expect(screen.text == "2")
    numbers.send(3)
    defaults.value = 4
    #expect(screen.text == "3")
  }

  @Test func changesBetweenConstantsAndPublishers() {
    let sources = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: sources) { source in
        Shared(source == 0 ? ValueOrPublisher(7) : ValueOrPublisher(numbers), default: 1) {
          Latest($0) { Text("\($0)") }
        }
      }
    }
    #expect(screen.text == "7")
    sources.value = 1
    #expect(screen.text == "1")
    numbers.send(2)
    #expect(screen.text == "2")
    sources.value = 0
    #expect(screen.text == "7")
    sources.value = 1
    #expect(screen.text == "1")
  }
}
