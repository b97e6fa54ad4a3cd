import SignalsTesting
import TestSupport
import Testing

@testable import ComponentCore

@Suite(.watchdog) struct StringScalarsTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func haveTheSameScalarsOrNot(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let pieces = ["a", "b", "\u{E9}", "e\u{301}", "\u{301}", "界", "👩\u{200D}🚀", "long enough "]
    let strings = (0..<60).map { _ in
      (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      .joined()
    }
    for first in strings {
      for second in strings {
        let isSame = first.unicodeScalars.elementsEqual(second.unicodeScalars)
        let isRight = first.hasSameScalars(as: second) == isSame
        #expect(isRight, "\(first.debugDescription), \(second.debugDescription)")
      }
    }
  }
}
