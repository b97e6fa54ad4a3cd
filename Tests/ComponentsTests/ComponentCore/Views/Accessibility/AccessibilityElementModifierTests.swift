import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AccessibilityElementModifierTests {
  private func outline(_ children: AccessibilityChildBehavior) -> String {
    Screen(columns: 30, rows: 5) {
      HStack {
        Text("Total")
        Text("12.50")
      }
      .accessibilityElement(children: children)
    }
    .outline
  }

  @Test func combinesContainsOrIgnoresWhatIsInside() {
    #expect(outline(.combine) == "Total, 12.50, text")
    #expect(outline(.contain) == "group\n  Total, text\n  12.50, text")
    #expect(outline(.ignore) == "text")
  }

  @Test func oneControlInsideIsTheElement() {
    let screen = Screen(columns: 30, rows: 5) {
      HStack {
        Text("Alarm")
        Button("Stop")
      }
      .accessibilityElement(children: .combine)
    }
    screen.press(.tab)
    #expect(screen.outline == "Alarm, Stop, button, focused")
  }

  @Test func takesALabelAndAValue() {
    let outline = Screen(columns: 30, rows: 5) {
      HStack { Text("★★★☆☆") }.accessibilityElement()
        .accessibilityLabel("Rating").accessibilityValue("3 of 5")
    }
    .outline
    #expect(outline == "Rating, 3 of 5, text")
  }
}
