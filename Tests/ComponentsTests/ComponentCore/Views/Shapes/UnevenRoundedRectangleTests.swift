import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct UnevenRoundedRectangleTests {
  @Test func roundsEachCornerByItself() {
    #expect(
      picture {
        UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
          .fill(.red).frame(width: 8, height: 3)
      } == " ▄    ▄\n▟      ▙")
    #expect(
      picture {
        UnevenRoundedRectangle(bottomTrailingRadius: 4).fill(.red).frame(width: 8, height: 3)
      } == "\n       ▛\n      ▀")
  }

  @Test func equalRadiiAreThoseOfARoundedRectangle() {
    let rect = Rect(x: 1, y: 1, width: 8, height: 4)
    let radii = RectangleCornerRadii(
      topLeading: 2, bottomLeading: 2, bottomTrailing: 2, topTrailing: 2)
    #expect(
      UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
        == RoundedRectangle(cornerRadius: 2).path(in: rect))
  }

  @Test func radiiThatExceedASideAreSmaller() {
    let rect = Rect(x: 0, y: 0, width: 8, height: 4)
    let large = UnevenRoundedRectangle(topLeadingRadius: 40, topTrailingRadius: 40)
    let fitting = UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
    #expect(large.path(in: rect) == fitting.path(in: rect))
  }

  @Test func negativeRadiiAreZero() {
    var radii = RectangleCornerRadii(topLeading: -2)
    radii.topTrailing = -3
    #expect(radii == RectangleCornerRadii())
  }

  @Test func strokesItsInset() {
    #expect(
      picture {
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 4).inset(columns: 1)
          .stroke(.red).frame(width: 10, height: 5)
      } == """

         ⢠⠒⠉⠉⠉⠉⠉⢹
         ⡇      ⢸
         ⣇⣀⣀⣀⣀⣀⠤⠃
        """)
  }

  private struct Growing: View {
    @State private var radius = 0

    var body: some View {
      UnevenRoundedRectangle(topLeadingRadius: radius).fill(.red)
        .onTapGesture { withAnimation(.linear(duration: 1)) { radius = 4 } }
    }
  }

  @Test func animatesItsRadii() {
    let screen = Screen(columns: 8, rows: 2, scheduler: TestScheduler()) { Growing() }
    _ = screen.text
    screen.click(column: 5, row: 1)
    screen.advance(by: .milliseconds(500))
    let half = screen.text
    screen.advance(by: .seconds(1))
    #expect([half, screen.text] == ["▟\n", " ▄\n▟"])
  }
}
