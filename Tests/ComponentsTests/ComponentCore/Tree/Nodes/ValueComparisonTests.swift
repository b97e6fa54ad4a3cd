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

  @Test func findsADifferenceInEachByte() {
    struct Opaque {
      var numbers: (UInt64, UInt64, UInt32) = (1, 2, 3)
    }
    #expect(areIdentical(Opaque(), Opaque()))
    for index in 0..<MemoryLayout<Opaque>.size {
      var other = Opaque()
      withUnsafeMutableBytes(of: &other) { $0[index] ^= 0x80 }
      #expect(!areIdentical(Opaque(), other), "byte \(index)")
    }
  }
}
