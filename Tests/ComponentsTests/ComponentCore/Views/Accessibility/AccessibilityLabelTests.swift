import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AccessibilityLabelTests {
  @Test func replacesTheTextsOfAView() {
    #expect(outline { Button("✕").accessibilityLabel("Close") } == "Close, button")
    #expect(outline { Text("12").accessibilityLabel(Text("a dozen")) } == "a dozen, text")
  }

  @Test func isThatOfAGroupOfViews() {
    let outline = outline {
      HStack {
        Button("-")
        Button("+")
      }
      .accessibilityLabel("Zoom")
    }
    #expect(outline == "Zoom, group\n  -, button\n  +, button")
  }

  @Test func isThatOfADrawing() {
    #expect(outline { Circle() } == "")
    #expect(outline { Circle().accessibilityLabel("Lamp") } == "Lamp, image")
  }

  @Test func followsAPublisher() {
    let labels = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 9, rows: 3) { Button("Go").accessibilityLabel(labels) }
    #expect(screen.outline == "Go, button")
    labels.send("Start")
    #expect(screen.outline == "Start, button")
  }

  @Test func changesNoPicture() {
    #expect(picture { Text("x").accessibilityLabel("y") } == "x")
  }
}
