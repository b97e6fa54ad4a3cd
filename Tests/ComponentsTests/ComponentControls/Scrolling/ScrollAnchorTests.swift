import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollAnchorTests {
  private let lines = CurrentValueSubject<[Int], Never>(Array(1...9))

  private func wheel(_ screen: Screen, x: Int = 0, y: Int = 0) -> Bool {
    screen.send(.mouse(MouseEvent(.scroll(x: x, y: y), at: .zero)))
  }

  @Test func staysAtItsAnchorUntilScrolled() {
    let screen = Screen(columns: 8, rows: 2) {
      ScrollView { ForEach(lines, id: \.self) { Text("line \($0)") } }
        .defaultScrollAnchor(.bottom)
    }
    #expect(screen.text.hasPrefix("line 8\nline 9"))
    lines.value.append(10)
    #expect(screen.text.hasPrefix("line 9\nline 10"))
    screen.resize(columns: 8, rows: 1)
    #expect(screen.text.hasPrefix("line 10"))
    _ = wheel(screen, y: -1)
    lines.value.append(11)
    #expect(screen.text.hasPrefix("line 7"))
    _ = wheel(screen, y: 9)
    lines.value.append(12)
    #expect(screen.text.hasPrefix("line 12"))
  }

  @Test func anchorFollowsAPublisher() {
    let anchors = CurrentValueSubject<Alignment, Never>(.bottom)
    let screen = Screen(columns: 8, rows: 2) {
      ScrollView { ForEach(lines, id: \.self) { Text("line \($0)") } }
        .defaultScrollAnchor(anchors)
    }
    #expect(screen.text.hasPrefix("line 8"))
    anchors.value = .top
    lines.value.append(10)
    #expect(screen.text.hasPrefix("line 8"))
  }
}
