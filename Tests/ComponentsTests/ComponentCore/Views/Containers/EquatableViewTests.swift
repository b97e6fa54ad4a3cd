import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct EquatableViewTests {
  private struct Parity: View, Equatable {
    let number: Int

    nonisolated static func == (lhs: Parity, rhs: Parity) -> Bool {
      lhs.number.isMultiple(of: 2) == rhs.number.isMultiple(of: 2)
    }

    var body: some View {
      Text("number \(number)")
    }
  }

  @Test func showsAnotherContentOnlyIfItDiffers() {
    let numbers = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 8, rows: 1) {
      Latest(of: numbers, default: 0) { Parity(number: $0).equatable() }
    }
    #expect(screen.text == "number 0")
    numbers.value = 2
    #expect(screen.text == "number 0")
    numbers.value = 3
    #expect(screen.text == "number 3")
  }
}
