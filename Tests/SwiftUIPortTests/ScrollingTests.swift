import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollingTests {
  @Test(arguments: [(Visibility.automatic, true), (.visible, true), (.hidden, false)])
  func theBackgroundOfAListCanBeHidden(visibility: Visibility, isShown: Bool) {
    let screen = Screen(columns: 9, rows: 3) {
      VStack(spacing: 0) {
        List { Text("row") }
        Form { Section { Text("field") } }
      }
      .scrollContentBackground(visibility)
    }
    #expect((screen.attributes(of: "row")?.background != nil) == isShown)
    #expect((screen.attributes(of: "field")?.background != nil) == isShown)
  }
}
