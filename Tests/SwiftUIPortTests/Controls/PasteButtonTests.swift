import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PasteButtonTests {
  @Test func takesWhatTheTerminalPastes() {
    var pasted: [String] = []
    let screen = Screen(columns: 20, rows: 3) {
      PasteButton(payloadType: String.self) { pasted += $0 }
    }
    screen.send(.paste("a"))
    #expect(pasted == [])
    screen.press(.tab)
    screen.send(.paste("b"))
    #expect(pasted == ["b"])
  }

  @Test func aViewTakesWhatItsFieldsDoNot() {
    var pasted: [String] = []
    var text = ""
    let screen = Screen(columns: 20, rows: 6) {
      VStack {
        TextField("", text: Binding(get: { text }, set: { text = $0 }))
        Button("Other") {}
      }
      .pasteDestination(for: String.self) { pasted += $0 }
    }
    screen.press(.tab)
    screen.send(.paste("a"))
    screen.press(.tab)
    screen.send(.paste("b"))
    #expect((text, pasted) == ("a", ["b"]))
  }
}
