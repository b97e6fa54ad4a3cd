import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AccessibilityValueTests {
  @Test func replacesTheValueOfAView() {
    let outline = outline {
      Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityValue("50 percent")
      Circle().accessibilityLabel("Rating").accessibilityValue(Text("3 stars"))
    }
    #expect(outline == "Volume, slider, 50 percent\nRating, image, 3 stars")
  }

  @Test func followsAPublisher() {
    let values = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 9, rows: 3) { Text("Rating").accessibilityValue(values) }
    #expect(screen.outline == "Rating, text")
    values.send("3 stars")
    #expect(screen.outline == "Rating, 3 stars, text")
  }
}
