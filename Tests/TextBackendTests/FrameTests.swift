import Components
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct FrameTests {
  @Test func hasTheTextAndAttributesOfEachCell() {
    let screen = Screen(columns: 5, rows: 2, alignment: .topLeading) {
      Text("a界").bold().foregroundStyle(.red).background(Color(.rgb(red: 1, green: 2, blue: 3)))
    }
    let frame = screen.frame
    #expect((frame.columns, frame.rows) == (5, 2))
    #expect((0..<4).map { frame[$0, 0].text } == ["a", "界", "", " "])
    #expect(frame[1, 0].attributes.foreground == .red)
    #expect(frame[1, 0].attributes.background == Color(.rgb(red: 1, green: 2, blue: 3)))
    #expect(frame[1, 0].attributes.isBold == true)
    #expect(frame[1, 0].attributes.isItalic == false)
    #expect(frame[3, 0].attributes.foreground == nil)
    #expect(frame[3, 0].attributes.background == nil)
  }

  @Test func knowsTheTextCursor() {
    let screen = Screen(columns: 9, rows: 2, alignment: .topLeading) {
      TextField().textFieldStyle(.plain)
    }
    #expect(screen.frame.cursor == nil)
    screen.press(.tab)
    screen.type("ab")
    #expect(screen.frame.cursor == Point(x: 2, y: 0))
  }

  @Test func rejectsCellsOutside() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Screen(columns: 2, rows: 2) { Text("a") }.frame[2, 0]
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Screen(columns: 2, rows: 2) { Text("a") }.frame[0, -1]
    }
  }
}
