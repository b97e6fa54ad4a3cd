import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct AttributeMarksTests {
  @Test func reversingTwiceRestoresTheColors() {
    var attributes = Attributes()
    attributes.add(.reversed)
    #expect(attributes == Attributes(isReversed: true))
    attributes.add(.reversed)
    #expect(attributes == Attributes(isReversed: false))
  }

  @Test func marksOverrideUnderlinedAndDim() {
    var attributes = Attributes(isBold: true, isDim: false, isUnderlined: false)
    attributes.add([.underlined, .dim])
    #expect(attributes == Attributes(isBold: true, isDim: true, isUnderlined: true))
  }

  @Test func uncoloredTextKeepsItsEffects() {
    var attributes = Attributes(foreground: .red, isBold: true, isDim: true)
    attributes.add([.uncolored, .reversed])
    #expect(attributes == Attributes(isBold: true, isReversed: true))
    attributes = Attributes(foreground: .red, background: .blue)
    attributes.add(.uncolored)
    #expect(attributes == Attributes(foreground: .red, background: .blue))
  }
}
