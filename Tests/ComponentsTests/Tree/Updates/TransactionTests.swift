import Testing

@testable import Components

@MainActor @Suite(.timeLimit(.minutes(5))) struct TransactionTests {
  @Test func isCurrentInsideWithAnimation() {
    #expect(Transaction.current == nil)
    withAnimation(.easeIn) {
      #expect(Transaction.current?.animation == .easeIn)
      withAnimation(nil) { #expect(Transaction.current?.animation == nil) }
      #expect(Transaction.current?.animation == .easeIn)
    }
    #expect(Transaction.current == nil)
  }

  @Test func isAppliedDuringItsChanges() {
    #expect(Transaction.applied == nil)
    Transaction.perform(Transaction(animation: .linear)) {
      #expect(Transaction.applied?.animation == .linear)
      Transaction.perform(nil) { #expect(Transaction.applied?.animation == .linear) }
    }
    #expect(Transaction.applied == nil)
  }
}
