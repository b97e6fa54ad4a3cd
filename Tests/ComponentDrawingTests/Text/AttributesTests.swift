import ComponentDrawing
import TestSupport
import Testing

@Suite(.watchdog) struct AttributesTests {
  private static let some: [Attributes] = {
    let colors: [Color?] = [nil, .red, .blue]
    let flags: [Bool?] = [nil, true, false]
    return colors.flatMap { foreground in
      colors.flatMap { background in
        flags.flatMap { isBold in
          flags.map { isReversed in
            Attributes(
              foreground: foreground, background: background, isBold: isBold,
              isReversed: isReversed)
          }
        }
      }
    }
  }()

  @Test func emptyAttributesChangeNothing() {
    for attributes in AttributesTests.some {
      #expect(attributes.merging(Attributes()) == attributes)
      #expect(Attributes().merging(attributes) == attributes)
    }
  }

  @Test func mergingIsAssociative() {
    for a in AttributesTests.some {
      for b in AttributesTests.some where b.isBold != false {
        for c in AttributesTests.some where c.foreground != nil && c.isReversed != true {
          if a.merging(b).merging(c) != a.merging(b.merging(c)) {
            Issue.record("\(a), \(b), \(c)")
          }
        }
      }
    }
  }

  @Test func innerAttributesWin() {
    let outer = Attributes(foreground: .red, background: .blue, tint: .green, isBold: true)
    let inner = Attributes(foreground: .green, isBold: false, isDim: true)
    #expect(
      outer.merging(inner)
        == Attributes(
          foreground: .green, background: .blue, tint: .green, isBold: false, isDim: true))
  }

  @Test func outerAttributesRemainWhereInnerOnesAreUnset() {
    let all = Attributes(
      foreground: .red, background: .blue, tint: .green, isBold: true, isDim: true,
      isItalic: true, isUnderlined: true, isStrikethrough: true, isReversed: true)
    #expect(all.merging(Attributes()) == all)
    #expect(Attributes().merging(all) == all)
    #expect(all.merging(Attributes(tint: .blue)).tint == .blue)
  }
}
