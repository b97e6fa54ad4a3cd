import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScreenPointerTests {
  /// Returns the titles of the buttons that a click on `text` presses.
  private func presses(
    clicking text: String, @ViewBuilder _ content: (PassthroughSubject<String, Never>) -> some View
  ) throws -> [String] {
    let presses = PassthroughSubject<String, Never>()
    let recorder = Recorder(presses)
    try Screen(columns: 40, rows: 9) { content(presses) }.click(text)
    return recorder.values
  }

  @Test func clicksTheButtonOfATitle() throws {
    let pressed = try presses(clicking: "Stop") { presses in
      Button("Go") { presses.send("Go") }
      Button("Stop") { presses.send("Stop") }
    }
    #expect(pressed == ["Stop"])
  }

  @Test func prefersWhatCanBeClickedToOtherText() throws {
    let pressed = try presses(clicking: "Save") { presses in
      Text("Save your work?")
      Button("Save") { presses.send("Save") }
    }
    #expect(pressed == ["Save"])
  }

  @Test func prefersTheWholeTitleToAPart() throws {
    let pressed = try presses(clicking: "Save") { presses in
      Button("Save as…") { presses.send("Save as…") }
      Button("Save") { presses.send("Save") }
    }
    #expect(pressed == ["Save"])
  }

  @Test func clicksAnythingThatIsThereOnce() throws {
    let pressed = try presses(clicking: "as") { presses in
      Button("Save as…") { presses.send("Save as…") }
      Button("Go") { presses.send("Go") }
    }
    #expect(pressed == ["Save as…"])
  }

  @Test func doesNotClickDisabledButtonsInPlaceOfOthers() throws {
    let pressed = try presses(clicking: "Go") { presses in
      Button("Go") { presses.send("disabled") }.disabled(true)
      Button("Go") { presses.send("enabled") }
    }
    #expect(pressed == ["enabled"])
  }

  @Test func refusesToChoose() {
    let screen = Screen(columns: 8, rows: 2) {
      Text("Go").onTapGesture {}.frame(maxWidth: .infinity, alignment: .leading)
      Text("Go").onTapGesture {}.frame(maxWidth: .infinity, alignment: .leading)
    }
    let error = #expect(throws: ScreenError.self) { try screen.click("Go") }
    #expect(
      error?.description == """
        “Go” is on the screen 2 times, in columns and rows (0, 0), (0, 1):
        ┌────────┐
        │Go      │
        │Go      │
        └────────┘
        """)
  }

  @Test func failsIfTheTextIsNotThere() {
    let screen = Screen(columns: 8, rows: 1) { Text("Go") }
    let error = #expect(throws: ScreenError.self) { try screen.click("Stop") }
    #expect(error?.description.hasPrefix("“Stop” is not on the screen:\n") == true)
  }

  @Test func hoversOverAText() throws {
    let isHovered = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 3) {
      Text("Here").onHover { isHovered.value = $0 }
      Text("There")
    }
    try screen.hover("Here")
    #expect(isHovered.value)
    try screen.hover("There")
    #expect(!isHovered.value)
  }

  @Test func dragsFromOnePointToAnother() throws {
    let screen = Screen(columns: 9, rows: 1) {
      TextField("", text: .constant("abcdef")).textFieldStyle(.plain)
    }
    screen.drag(from: Point(x: 1, y: 0), to: Point(x: 4, y: 0))
    let selection = Theme.standard.dark.selection
    #expect(screen.attributes(of: "bcd")?.background == selection)
    #expect(screen.attributes(of: "a")?.background != selection)
    #expect(screen.attributes(of: "ef")?.background != selection)
  }
}
