import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// Lengths that a publisher sends are right at each scale, wherever they are sent. `s` is the
/// width of a column.
@MainActor @Suite(.watchdog) struct PublisherScaleTests {
  @Test(arguments: scales) func paddingIsInPointsOfItsView(s: CGFloat) {
    let insets = PassthroughSubject<EdgeInsets, Never>()
    let screen = atScale(s) {
      Screen(columns: 8, rows: 3, alignment: .topLeading) { Text("a").padding(insets) }
    }
    #expect(screen.text == "a\n\n")
    // The sender knows of no scale, as a thread of the program does not.
    insets.send(EdgeInsets(top: 2 * s, leading: 3 * s))
    #expect(screen.text == "\n   a\n")
  }
}
