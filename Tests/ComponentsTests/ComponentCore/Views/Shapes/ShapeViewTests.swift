import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ShapeViewTests {
  @Test func strokesWithLineCharacters() {
    #expect(
      picture {
        VStack(alignment: .leading) {
          RoundedRectangle(cornerRadius: 2).stroke(.red).frame(width: 6, height: 2)
          Rectangle().stroke(.red).frame(width: 6, height: 2)
          Rectangle().stroke(.red, lineWidth: 2).frame(width: 6, height: 2)
        }
      } == "╭────╮\n╰────╯\n┌────┐\n└────┘\n┏━━━━┓\n┗━━━━┛")
  }

  @Test func strokesEllipsesWithBlocks() {
    #expect(
      picture { Ellipse().stroke(.red).frame(width: 12, height: 4) } == """
         ▗▄▀▀▀▀▀▀▄▖
        ▟▘        ▝▙
        ▜▖        ▗▛
         ▝▀▄▄▄▄▄▄▀▘
        """)
  }

  @Test func drawsOnlyTheVisiblePartOfAnEndlessShape() {
    let text = picture(3, 2) {
      Rectangle().stroke(.red).frame(width: .infinity, height: .infinity)
    }
    #expect(text == "┌──\n│")
    for shape in [RoundedRectangle(cornerRadius: 3), RoundedRectangle(cornerRadius: .infinity)] {
      _ = picture(3, 2) {
        shape.fill(.red).frame(width: .infinity, height: .infinity).shadow(radius: .infinity)
      }
    }
  }

  @Test func isFilledInTheTextColorByDefault() {
    let screen = Screen(columns: 4, rows: 1) { Rectangle().foregroundStyle(.green) }
    #expect(screen.frame[0, 0].attributes.background == .green)
  }
}
