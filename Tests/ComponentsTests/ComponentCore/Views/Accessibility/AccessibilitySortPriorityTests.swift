import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AccessibilitySortPriorityTests {
  @Test func viewsOfAHigherPriorityAreReadFirst() {
    let outline = outline {
      HStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c").accessibilitySortPriority(2)
        Text("d").accessibilitySortPriority(-1)
      }
      Text("e").accessibilitySortPriority(0.5)
    }
    // The order applies within a container.
    #expect(outline.filter { "abcde".contains($0) && $0 != "e" } == "cbad")
    #expect(outline.hasPrefix("e, text"))
  }

  @Test func followsAPublisher() {
    let priorities = PassthroughSubject<Double, Never>()
    let screen = Screen(columns: 9, rows: 3) {
      Text("a")
      Text("b").accessibilitySortPriority(priorities)
    }
    #expect(screen.outline == "a, text\nb, text")
    priorities.send(1)
    #expect(screen.outline == "b, text\na, text")
  }
}
