import Testing

@testable import Components

@Suite(.timeLimit(.minutes(5))) struct IntLengthTests {
  @Test func clampsLengths() {
    #expect((-3).clampedLength == 0)
    #expect(7.clampedLength == 7)
    #expect(Int.infinity.clampedLength == .maxLength)
  }
}
