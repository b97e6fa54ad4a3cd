import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct CoordinateSpaceTests {
  /// A view that shows its position in a coordinate space.
  private struct Place: View {
    let space: CoordinateSpace

    var body: some View {
      GeometryReader { proxy in
        let origin = proxy.frame(in: space).origin
        Text("\(origin.x) \(origin.y)")
      }
      .frame(width: 6, height: 1)
    }
  }

  @Test func isThatOfTheInnermostViewWithTheName() {
    let screen = Screen(columns: 20, rows: 6, alignment: .topLeading) {
      VStack(alignment: .leading, spacing: 0) {
        Place(space: .named("a")).padding(.leading, 3)
        Place(space: .named("b")).padding(.leading, 1).coordinateSpace(.named("a"))
      }
      .padding(.leading, 2)
      .coordinateSpace(name: "a")
      .padding(.top, 1)
      .coordinateSpace(name: "b")
    }
    #expect(screen.text == "\n     5 0\n   3 2\n\n\n")
  }

  @Test func withoutSuchAViewIsThatOfTheScreen() {
    let screen = Screen(columns: 20, rows: 1, alignment: .topLeading) {
      Place(space: .named(1)).padding(.leading, 2)
    }
    #expect(screen.text == "  2 0")
  }

  @Test func whatIsDrawnOutsideOfAReaderIsNoPartOfIt() {
    let screen = Screen(columns: 12, rows: 5, alignment: .center) {
      GeometryReader { proxy in
        let origin = proxy.frame(in: .global).origin
        Text("\(origin.x) \(origin.y)").offset(x: 0, y: 1)
      }
      .frame(width: 4, height: 1)
    }
    #expect(screen.text == "\n\n\n    4 2\n")
  }

  @Test func placesInItFollowScrolling() {
    let screen = Screen(columns: 12, rows: 4) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Text("1\n2\n3")
          Place(space: .named("scroll"))
          ForEach(0..<9) { Text("\($0)") }
        }
      }
      .coordinateSpace(name: "scroll")
    }
    #expect(screen.text.split(separator: "\n")[3].hasPrefix("0 3"))
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: Point(x: 1, y: 1))))
    #expect(screen.text.hasPrefix("0 0"))
  }

  @Test func isThatOfGestures() {
    var drags: [Point] = []
    var taps: [Point] = []
    let screen = Screen(columns: 12, rows: 3, alignment: .topLeading) {
      Text("drag")
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .named("board"))
            .onChanged { drags.append($0.location) }
        )
        .padding(.leading, 2)
        .coordinateSpace(name: "board")
        .padding(.leading, 1)
      Text("tap").onTapGesture(coordinateSpace: .named("board")) { taps.append($0) }
        .padding(.leading, 2)
        .coordinateSpace(name: "board")
        .padding(.leading, 1)
    }
    screen.press(column: 4, row: 0)
    screen.drag(column: 6, row: 1)
    screen.release(column: 6, row: 1)
    #expect(drags == [Point(x: 3, y: 0), Point(x: 5, y: 1)])
    screen.press(.right, modifiers: .shift)
    #expect(drags.last == Point(x: 5, y: 0))
    screen.click(column: 4, row: 1)
    #expect(taps == [Point(x: 3, y: 0)])
  }
}
