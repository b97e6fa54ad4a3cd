import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PortScrollPositionTests {
  private struct Lines: View {
    @State private var position = ScrollPosition(edge: .bottom)
    @State private var offset: CGFloat = -1

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(Int(offset)) \(position.isPositionedByUser)")
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("line \($0)") } }
        }
        .scrollIndicators(.hidden)
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, new in
          offset = new
        }
        HStack(spacing: 0) {
          Button("a") { position.scrollTo(edge: .top) }
          Button("b") { position.scrollTo(id: 20) }
          Button("c") { position.scrollTo(y: 160) }
        }
        .buttonStyle(.plain)
      }
    }
  }

  @Test func scrollsToEdgesViewsAndPoints() throws {
    let screen = Screen(columns: 20, rows: 5, alignment: .topLeading) { Lines() }
    func lines() -> [String] {
      screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(lines().prefix(4) == ["752 false", "line 47", "line 48", "line 49"])
    try screen.click("a")
    #expect(lines().prefix(2) == ["0 false", "line 0"])
    try screen.click("b")
    #expect(lines().prefix(2) == ["320 false", "line 20"])
    try screen.click("c")
    #expect(lines().prefix(2) == ["160 false", "line 10"])
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: Point(x: 0, y: 2))))
    #expect(lines().prefix(2) == ["208 true", "line 13"])
  }
}
