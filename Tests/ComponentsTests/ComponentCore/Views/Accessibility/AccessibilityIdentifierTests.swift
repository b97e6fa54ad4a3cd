import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AccessibilityIdentifierTests {
  @Test func namesAViewForTests() {
    let screen = Screen(columns: 30, rows: 6) {
      Button("Delete").accessibilityIdentifier("first")
      Button("Delete").accessibilityIdentifier("second")
    }
    #expect(screen.accessibility.first(identifier: "second")?.frame.origin.y == 3)
    #expect(screen.accessibility.first(identifier: "second")?.summary == "Delete, button")
    #expect(screen.outline == "Delete, button #first\nDelete, button #second")
  }

  @Test func followsAPublisher() {
    let names = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 9, rows: 3) { Text("x").accessibilityIdentifier(names) }
    names.value = "b"
    #expect(screen.accessibility.first(identifier: "b")?.label == "x")
  }
}
