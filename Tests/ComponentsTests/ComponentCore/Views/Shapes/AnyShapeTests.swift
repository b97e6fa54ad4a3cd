import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AnyShapeTests {
  @Test func hasTheOutlineOfItsShape() {
    let rect = Rect(x: 0, y: 0, width: 8, height: 4)
    #expect(AnyShape(.capsule).path(in: rect) == Capsule().path(in: rect))
  }

  private struct Switching: View {
    @State private var isRound = false

    var body: some View {
      let shape = isRound ? AnyShape(RoundedRectangle(cornerRadius: 2)) : AnyShape(Rectangle())
      shape.stroke(.red).onTapGesture { isRound.toggle() }
    }
  }

  @Test func changesToAShapeOfAnotherType() {
    let screen = Screen(columns: 4, rows: 2) { Switching() }
    #expect(screen.text == "┌──┐\n└──┘")
    screen.click(column: 0, row: 0)
    #expect(screen.text == "╭──╮\n╰──╯")
  }
}
