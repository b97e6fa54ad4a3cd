import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextPlusAttributesTests {
  /// Returns the attributes of a text, which is the first part of a sum.
  private func attributes(of text: Text) -> Attributes? {
    Screen(columns: 9, rows: 1) { text + Text(".") }.attributes(of: "a")
  }

  @Test func aModifiedTextIsAText() {
    #expect(attributes(of: Text("a").bold())?.isBold == true)
    #expect(attributes(of: Text("a").dim())?.isDim == true)
    #expect(attributes(of: Text("a").italic())?.isItalic == true)
    #expect(attributes(of: Text("a").reversed())?.isReversed == true)
    #expect(attributes(of: Text("a").underline())?.isUnderlined == true)
    #expect(attributes(of: Text("a").underline())?.underlineStyle == nil)
    #expect(attributes(of: Text("a").strikethrough())?.isStrikethrough == true)
    #expect(attributes(of: Text("a").strikethrough(color: .red))?.isStrikethrough == true)
    #expect(attributes(of: Text("a").foregroundColor(.red))?.foreground == .red)
    #expect(attributes(of: Text("a").foregroundStyle(.red))?.foreground == .red)
    #expect(attributes(of: Text("a").foregroundStyle(AnyShapeStyle(.red)))?.foreground == .red)
    #expect(attributes(of: Text("a").font(.headline))?.isBold == true)
    #expect(attributes(of: Text("a").fontWeight(.light))?.isDim == true)
    #expect(
      attributes(of: Text("a").fontWeight(nil).font(nil).foregroundColor(nil))?.isBold == false)
    #expect(attributes(of: Text("a").monospacedDigit().monospaced())?.isBold == false)
  }

  @Test func aTextFollowsPublishers() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    #expect(attributes(of: Text("a").bold(flags))?.isBold == true)
    #expect(attributes(of: Text("a").dim(flags))?.isDim == true)
    #expect(attributes(of: Text("a").italic(flags))?.isItalic == true)
    #expect(attributes(of: Text("a").reversed(flags))?.isReversed == true)
    #expect(attributes(of: Text("a").underline(flags))?.isUnderlined == true)
    #expect(attributes(of: Text("a").strikethrough(flags))?.isStrikethrough == true)
    #expect(attributes(of: Text("a").foregroundColor(Just(Color.red)))?.foreground == .red)
    #expect(attributes(of: Text("a").foregroundColor(Just(Color?.none)))?.foreground == nil)
    #expect(attributes(of: Text("a").foregroundStyle(Just(Color?.some(.red))))?.foreground == .red)
    #expect(
      attributes(of: Text("a").foregroundStyle(Just(AnyShapeStyle(.red))))?.foreground == .red)
    #expect(attributes(of: Text("a").font(Just(.headline)))?.isBold == true)
    #expect(attributes(of: Text("a").fontWeight(Just(.heavy)))?.isBold == true)
  }

  @Test func underlinesHaveAPatternAndAColor() {
    let style = attributes(of: Text("a").underline(pattern: .curly, color: .terminal(.red)))?
      .underlineStyle
    #expect(style == Text.LineStyle(pattern: .curly, color: .terminal(.red)))
  }

  @Test func theColorOfAnUnderlineMayBeTheAccentColor() {
    let screen = Screen(columns: 9, rows: 1) {
      Text("a").underline(color: .accentColor).tint(.green)
    }
    #expect(screen.attributes(of: "a")?.underlineStyle?.color == .terminal(.green))
  }

  @Test func anInnerUnderlineReplacesTheWholeLine() {
    let screen = Screen(columns: 9, rows: 2) {
      VStack {
        Text("a").underline()
        Text("b").underline(false)
      }
      .underline(pattern: .dot, color: .red)
    }
    #expect(screen.attributes(of: "a")?.isUnderlined == true)
    #expect(screen.attributes(of: "a")?.underlineStyle == nil)
    #expect(screen.attributes(of: "b")?.isUnderlined == false)
  }
}
