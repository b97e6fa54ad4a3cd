import Components
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ViewportTests {
  @Test func offersTheIdealLengthAlongItsAxes() {
    let text = picture(5, 2) {
      ScrollView(.horizontal, showsIndicators: false) { Text("one two three") }
    }
    #expect(text == "one t")
    #expect(picture(5, 2) { ScrollView(showsIndicators: false) { Text("one two") } } == "one\ntwo")
  }

  @Test func shrinksToItsContentAcrossItsAxis() {
    #expect(
      picture(9, 3) {
        ScrollView(.horizontal, showsIndicators: false) { Text("ab") }.border()
      } == "╭───────╮\n│ab     │\n╰───────╯")
  }
}
