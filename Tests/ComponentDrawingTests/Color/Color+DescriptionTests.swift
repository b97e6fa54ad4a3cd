import ComponentDrawing
import TestSupport
import Testing

@Suite(.watchdog) struct ColorDescriptionTests {
  @Test func namesTheColorsOfThePalette() {
    #expect("\(Color.terminal(.red)) \(Color.terminal(.white))" == "terminal red terminal white")
    #expect(Color(.palette(9)).description == "terminal bright red")
    #expect(Color(.palette(137)).description == "color 137")
  }

  @Test func describesExactColorsByTheirComponents() {
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000")
    #expect(Color(red: 0, green: 0, blue: 0.02).description == "#000005")
  }

  @Test func tellsTheOpacityOfTranslucentColors() {
    #expect(Color.red.opacity(0.5).description == "red 50%")
    #expect(Color.blue.opacity(0).description.hasSuffix(" 0%") || Color.blue.opacity(0) == .clear)
  }

  @Test func namesColorsThatAreNotFixed() {
    #expect("\(Color.red) \(Color.gray) \(Color.mint)" == "red gray mint")
    let mixture = Color.black.mix(with: .red, by: 0)
    #expect(mixture.description == "#000000 or #000000")
    #expect("\(Color.primary) \(Color.clear) \(Color.accentColor)" == "primary clear accent")
    #expect(Color("cta_button_color").description == "“cta_button_color”")
  }
}
