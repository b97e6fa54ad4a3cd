import Components
import TestSupport
import Testing

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

  @Test func isAppliedDuringItsChanges() {
    #expect(TransactionBox.applied == nil)
    TransactionBox.perform(TransactionBox(Transaction(animation: .linear))) {
      #expect(TransactionBox.applied?.value.animation == .linear)
      TransactionBox.perform(nil) { #expect(TransactionBox.applied?.value.animation == .linear) }
    }
    #expect(TransactionBox.applied == nil)
  }
}
