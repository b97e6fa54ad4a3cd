import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AccessibilityTraitModifiersTests {
  @Test(
    arguments: [
      (.isHeader, "x, heading"), (.isButton, "x, button"), (.isLink, "x, link"),
      (.isImage, "x, image"), (.isToggle, "x, toggle"), (.isSelected, "x, selected, text"),
      (.isSearchField, "x, search field"), (.isModal, "x, text, modal"),
      ([.isButton, .isSelected], "x, button, selected"), (.updatesFrequently, "x, text"),
    ] as [(AccessibilityTraits, String)])
  func addsARoleOrAState(traits: AccessibilityTraits, outline expected: String) {
    #expect(outline { Text("x").accessibilityAddTraits(traits) } == expected)
  }

  @Test func removesARoleOrAState() {
    let outline = outline {
      Button("a").accessibilityRemoveTraits(.isButton)
      Button("b").accessibilityRemoveTraits(.isLink)
      Text("c").accessibilityAddTraits(.isSelected).accessibilityRemoveTraits(.isSelected)
    }
    #expect(outline == "a, text\nb, button\nc, text")
  }

  @Test func followPublishers() {
    let traits = CurrentValueSubject<AccessibilityTraits, Never>(.isButton)
    let screen = Screen(columns: 9, rows: 3) {
      Text("a").accessibilityAddTraits(traits)
      Button("b").accessibilityRemoveTraits(traits)
    }
    #expect(screen.outline == "a, button\nb, text")
    traits.value = .isHeader
    #expect(screen.outline == "a, heading\nb, button")
  }
}
