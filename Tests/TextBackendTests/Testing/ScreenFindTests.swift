import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScreenFindTests {
  @Test func findsTheFirstArea() {
    let screen = Screen(columns: 20, rows: 3) { Button("Go to go") }
    let area = screen.find("o")
    #expect(area?.size == Size(width: 1, height: 1))
    #expect(area == screen.findAll("o").first)
    #expect(screen.findAll("o").count == 3)
    #expect(screen.find("Stop") == nil)
  }

  @Test func findsWhatHasChangedSinceTheLastFrame() {
    let screen = Screen(columns: 20, rows: 1) { TextField().textFieldStyle(.plain) }
    screen.press(.tab)
    screen.type("abc")
    #expect(screen.find("abc") != nil)
  }

  @Test func tellsTheAttributesOfAText() {
    let screen = Screen(columns: 20, rows: 1) {
      HStack {
        Text("a")
        Text("bc").foregroundStyle(.red).bold()
      }
    }
    #expect(screen.attributes(of: "bc")?.description == "bold red")
    #expect(screen.attributes(of: "d") == nil)
  }

  @Test func rolesTellWhatAColorMeans() {
    let screen = Screen(columns: 9, rows: 5) {
      Text("plain")
      Text("failed").foregroundStyle(.theme(.error))
      Text("later").foregroundStyle(.secondary)
      Text("frost").foregroundStyle(.theme(.success)).theme(.nord)
      Text("odd").foregroundStyle(Color(white: 0.3))
    }
    #expect(screen.roles(of: "plain") == [.text])
    #expect(screen.roles(of: "failed").contains(.error))
    #expect(screen.roles(of: "later").contains(.secondaryText))
    #expect(!screen.roles(of: "later").contains(.error))
    #expect(screen.roles(of: "frost", in: .nord) == [.success])
    #expect(screen.roles(of: "odd") == [])
    #expect(screen.roles(of: "absent") == [])
  }

  @Test func anErrorShowsTheScreen() {
    let screen = Screen(columns: 6, rows: 2) {
      Text("界 on").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let error = #expect(throws: ScreenError.self) { try screen.click("off") }
    #expect(
      error?.description == """
        “off” is not on the screen:
        ┌──────┐
        │界 on │
        │      │
        └──────┘
        """)
  }
}
