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

  /// A view whose copies differ in their padding.
  private struct Padded: View, Equatable {
    let isFirst: Bool
    let number: Int?
    let isLast: Bool
    let evaluations: CurrentValueSubject<Int, Never>
    @Environment(\.usesASCII) private var usesASCII

    nonisolated static func == (lhs: Padded, rhs: Padded) -> Bool { lhs.number == rhs.number }

    var body: some View {
      let _ = evaluations.value += 1
      Text(usesASCII ? "ascii" : "number \(number ?? 0)")
    }
  }

  @Test func anEqualContentIsNotEvaluatedAgain() {
    let evaluations = CurrentValueSubject<Int, Never>(0)
    let input = CurrentValueSubject<(isFirst: Bool, usesASCII: Bool), Never>((true, false))
    let screen = Screen(columns: 8, rows: 1) {
      Latest(of: input) { input in
        Padded(
          isFirst: input.isFirst, number: 7, isLast: !input.isFirst, evaluations: evaluations
        )
        .equatable()
        .disabled(!input.isFirst)
        .environment(\.usesASCII, input.usesASCII)
      }
    }
    #expect(screen.text == "number 7")
    for count in 0..<10 {
      input.value.isFirst = count.isMultiple(of: 2)
      _ = screen.text
    }
    #expect(evaluations.value == 1)
    input.value.usesASCII = true
    #expect(screen.text == "ascii")
    #expect(evaluations.value == 2)
  }
}
