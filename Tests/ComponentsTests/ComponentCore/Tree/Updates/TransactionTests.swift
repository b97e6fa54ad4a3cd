import Components
import TestSupport
import Testing
import TextBackend

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct TransactionTests {
  @Test func isCurrentInsideWithAnimation() {
    #expect(TransactionBox.current == nil)
    withAnimation(.easeIn) {
      #expect(TransactionBox.current?.value.animation == .easeIn)
      withAnimation(nil) { #expect(TransactionBox.current?.value.animation == nil) }
      #expect(TransactionBox.current?.value.animation == .easeIn)
    }
    #expect(TransactionBox.current == nil)
  }

  private struct Tapped: View {
    let log: @MainActor (Bool) -> Void
    @State private var isOpen = false

    var body: some View {
      Button(isOpen ? "open" : "shut") { withTransaction(\.isTap, true) { isOpen = true } }
        .transaction { log($0.isTap) }
    }
  }

  @Test func carriesValuesToTheViewsThatChange() {
    var transaction = Transaction()
    #expect(!transaction.isTap)
    transaction.isTap = true
    #expect(transaction.isTap)
    var values: [Bool] = []
    let screen = Screen(columns: 9, rows: 3) { Tapped { values.append($0) } }
    screen.press(.enter)
    _ = screen.text
    #expect(values.contains(true))
  }

  @Test func isAppliedDuringItsChanges() {
    #expect(TransactionBox.applied == nil)
    TransactionBox.perform(TransactionBox(Transaction(animation: .linear))) {
      #expect(TransactionBox.applied?.value.animation == .linear)
      TransactionBox.perform(nil) { #expect(TransactionBox.applied?.value.animation == .linear) }
    }
    #expect(TransactionBox.applied == nil)
  }
}

private enum IsTap: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var isTap: Bool {
    get { self[IsTap.self] }
    set { self[IsTap.self] = newValue }
  }
}
