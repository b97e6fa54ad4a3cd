import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct AttributeMarksTests {
  @Test func selectedTextHasTheColorsOfASelection() {
    var attributes = Attributes(foreground: .red)
    attributes.add(.selected, hasSelectionColors: true)
    #expect(
      attributes == Attributes(foreground: .theme(.onSelection), background: .theme(.selection)))
  }

  @Test func selectingTwiceSwapsColors() {
    var attributes = Attributes()
    attributes.add(.selected, hasSelectionColors: false)
    #expect(attributes == Attributes(isReversed: true))
    attributes.add(.selected, hasSelectionColors: false)
    #expect(attributes == Attributes(isReversed: false))
  }

  @Test func selectedTextWithABackgroundHasSwappedColors() {
    var attributes = Attributes(foreground: .red, background: .blue)
    attributes.add(.selected, hasSelectionColors: true)
    #expect(attributes == Attributes(foreground: .red, background: .blue, isReversed: true))
  }

  @Test func marksOverrideUnderlinedAndDim() {
    var attributes = Attributes(isBold: true, isDim: false, isUnderlined: false)
    attributes.add([.underlined, .dim], hasSelectionColors: true)
    #expect(attributes == Attributes(isBold: true, isDim: true, isUnderlined: true))
  }

  @Test func uncoloredTextKeepsItsEffects() {
    var attributes = Attributes(foreground: .red, isBold: true, isDim: true)
    attributes.add([.uncolored, .selected], hasSelectionColors: false)
    #expect(attributes == Attributes(isBold: true, isReversed: true))
    attributes = Attributes(foreground: .red, background: .blue)
    attributes.add(.uncolored, hasSelectionColors: true)
    #expect(attributes == Attributes(foreground: .red, background: .blue))
  }
}
