import Components
import TestSupport
import Testing

@testable import ComponentCore

@Suite(.watchdog) struct ValueComparisonTests {
  @Test func comparesEquatableValuesByEqualityAndOthersByBits() {
    struct Opaque {
      let number: Int
    }
    #expect(areEqual([1, 2], Array(1...2)))
    #expect(!areEqual(1, 2))
    #expect(areEqual(Opaque(number: 1), Opaque(number: 1)))
    #expect(!areEqual(Opaque(number: 1), Opaque(number: 2)))
  }
}
