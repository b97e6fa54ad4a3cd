import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScreenFocusTests {
  @Test func tellsTheTextAndAreaOfTheFocusedView() {
    let screen = Screen(columns: 20, rows: 6) {
      VStack(alignment: .leading) {
        Button("Save all")
        TextField("Name").textFieldStyle(.plain)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(screen.focus == nil)
    screen.press(.tab)
    #expect(screen.focus?.text == "Save all")
    #expect(screen.focus?.area == Rect(origin: .zero, size: Size(width: 12, height: 3)))
    screen.press(.tab)
    #expect(screen.focus?.text == "Name")
    screen.type("Jane")
    #expect(screen.focus?.text == "Jane")
    #expect(screen.focus?.area.origin == Point(x: 0, y: 3))
  }

  @Test func separatesTheRowsOfALabel() {
    let screen = Screen(columns: 20, rows: 6) {
      Button {
      } label: {
        VStack {
          Text("one  two")
          Text("three")
        }
      }
    }
    screen.press(.tab)
    #expect(screen.focus?.text == "one two\nthree")
  }

  @Test func countsOnlyTheVisiblePart() {
    let screen = Screen(columns: 9, rows: 2) {
      ScrollView { Button("Save") }
    }
    screen.press(.tab)
    #expect(screen.focus?.area.size.height == 2)
    screen.resize(columns: 3, rows: 1)
    #expect((screen.focus?.area.size.width ?? 9) <= 3)
  }
}
