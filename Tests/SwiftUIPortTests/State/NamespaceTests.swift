import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct NamespaceTests {
  private final class Log { var ids: [Namespace.ID] = [] }

  private struct Sample: View {
    @Namespace private var shapes
    @State private var count = 0
    let log: Log

    var body: some View {
      let _ = log.ids.append(shapes)
      Button("\(count)") { count += 1 }.matchedGeometryEffect(id: "button", in: shapes)
    }
  }

  @Test func aNamespaceLastsAsLongAsItsView() {
    let (first, second) = (Log(), Log())
    let screen = Screen(columns: 20, rows: 9) {
      Sample(log: first)
      Sample(log: second)
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("1"))
    #expect(first.ids.count == 2 && Set(first.ids).count == 1)
    #expect(Set(first.ids).isDisjoint(with: second.ids))
  }
}
