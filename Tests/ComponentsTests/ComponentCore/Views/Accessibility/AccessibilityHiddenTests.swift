import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AccessibilityHiddenTests {
  @Test func hidesAViewFromAssistiveTechnologyOnly() {
    let outline = outline {
      Text("★").accessibilityHidden(true)
      Text("Favorites").accessibilityHidden(false)
    }
    #expect(outline == "Favorites, text")
    #expect(picture { Text("★").accessibilityHidden(true) } == "★")
  }

  @Test func followsAPublisher() {
    let isHidden = PassthroughSubject<Bool, Never>()
    let screen = Screen(columns: 9, rows: 3) { Text("a").accessibilityHidden(isHidden) }
    #expect(screen.outline == "a, text")
    isHidden.send(true)
    #expect(screen.outline == "")
  }

  @Test func hiddenAndInvisibleViewsAreLeftOut() {
    let outline = outline {
      Text("hidden").hidden()
      Text("transparent").opacity(0)
      Text("shown")
    }
    #expect(outline == "shown, text")
  }
}
