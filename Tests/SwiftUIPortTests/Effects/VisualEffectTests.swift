import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct VisualEffectTests {
  @Test func anEffectDependsOnThePlaceOfTheView() {
    let rows = picture(12, 3) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3) { row in
          Text("ab").visualEffect { content, proxy in
            content.offset(x: proxy.frame(in: .global).minY / 2 + proxy.size.width)
          }
        }
      }
    }
    #expect(rows == "  ab\n   ab\n    ab")
  }

  @Test func theSpaceOfAScrollViewStaysWhileItScrolls() {
    struct Page: View {
      var body: some View {
        VStack(spacing: 0) {
          Text("title")
          ScrollView {
            VStack(alignment: .leading, spacing: 0) {
              ForEach(0..<9) { row in
                GeometryReader { proxy in
                  Text("\(row): \(Int(proxy.frame(in: .scrollView).minY))")
                }
                .frame(height: 16)
              }
            }
          }
          .scrollIndicators(.hidden)
        }
      }
    }
    let screen = Screen(columns: 12, rows: 4, alignment: .topLeading) { Page() }
    #expect(screen.text.contains("0: 0"))
    #expect(screen.text.contains("1: 16"))
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: Point(x: 2, y: 2))))
    #expect(!screen.text.contains("0: 0"))
    #expect(screen.text.contains(": 0"))
  }
}
