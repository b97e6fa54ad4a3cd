import Testing

@testable import Components

@Suite(.timeLimit(.minutes(5))) struct FontTests {
  @Test func setsWeightAndSlant() {
    #expect(Font.title.attributes.isBold == true)
    #expect(Font.body.attributes.isBold == false)
    #expect(Font.caption.attributes.isDim == true)
    #expect(Font.body.bold().attributes.isBold == true)
    #expect(Font.title.italic().attributes == Attributes(isBold: true, isItalic: true))
  }
}
