import Components
import Foundation
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

/// The examples of *Testing screens* and *Recording input*.
@MainActor @Suite(.watchdog) struct TestingScreensExamples {
  struct Greeting: View {
    @State private var name = ""
    @State private var greeting = "Who are you?"

    var body: some View {
      VStack(alignment: .leading) {
        Text(greeting).bold()
        TextField("Name", text: $name)
        HStack {
          Button("Greet") { greeting = "Hello, \(name)!" }.disabled(name.isEmpty)
          Button("Clear") { name = "" }
        }
      }
    }
  }

  @Test func greetsByName() throws {
    let screen = Screen(columns: 24, rows: 7) { Greeting() }
    screen.press(.tab)
    screen.type("Jane")
    try screen.click("Greet")
    #expect(screen.find("Hello, Jane!") != nil)
  }

  @Test func missingText() {
    let screen = Screen(columns: 9, rows: 3) { Button("Greet") }
    let error = #expect(throws: ScreenError.self) { try screen.click("Great") }
    #expect(
      error?.description == """
        “Great” is not on the screen:
        ┌─────────┐
        │╭───────╮│
        ││ Greet ││
        │╰───────╯│
        └─────────┘
        """)
  }

  @Test func keys() throws {
    let screen = Screen(columns: 24, rows: 7) { Greeting() }
    screen.press(.tab)
    #expect(screen.focus?.text == "Name")
    screen.type("Jane\t")
    #expect(screen.focus?.text == "Greet")
    screen.press(.right, .enter)
    try screen.requireText(
      """
      Who are you?
      ╭──────────────────────╮
      │Name                  │
      ╰──────────────────────╯
      ┌╌╌╌╌╌╌╌┐ ╔═══════╗
      ┆ Greet ┆ ║ Clear ║
      └╌╌╌╌╌╌╌┘ ╚═══════╝
      """)
  }

  @Test func rolesAndStates() throws {
    var printed = ""
    func print(_ element: AccessibilityElement) { printed = element.description }

    let screen = Screen(columns: 24, rows: 7) { Greeting() }
    screen.press(.tab)
    screen.type("Jane")
    try screen.click("Greet")
    #expect(screen.accessibility.first("Greet", .button)?.states == .focused)
    print(screen.accessibility)

    #expect(
      printed == """
        screen
          Hello, Jane!, text
          Name, text field, Jane
          Greet, button, focused
          Clear, button
        """)
  }

  @Test func differences() {
    let screen = Screen(columns: 9, rows: 3) { Button("Greet") }
    let error = #expect(throws: ScreenError.self) {
      try screen.requireText("╭───────╮\n│ Great │\n╰───────╯")
    }
    #expect(
      error?.description == """
        The screen differs in 1 cell:
            expected  │ screen
          0 ╭───────╮ │ ╭───────╮
          1 │ Great │ │ │ Greet │
                 ^           ^
          2 ╰───────╯ │ ╰───────╯
        """)
  }

  @Test func snapshots() throws {
    let screen = Screen(columns: 24, rows: 7) { Greeting() }
    try screen.requireSnapshot("empty")
    screen.type("\tJane")
    try screen.requireSnapshot("with a name", includesStyles: true)
  }

  @Test func attributes() {
    let screen = Screen(columns: 24, rows: 7) { Greeting() }
    #expect(screen.frame.lines[0] == "Who are you?")
    #expect(screen.attributes(of: "Who")?.isBold == true)
    #expect(
      screen.frame.styles == """
        aaaaaaaaaaaa
        bbbbbbbbbbbbbbbbbbbbbbbb
        bcccc                  b
        bbbbbbbbbbbbbbbbbbbbbbbb
        ddddddddd bbbbbbbbb
        d ccccc d b       b
        ddddddddd bbbbbbbbb
        a: bold
        b: #808894
        c: dim
        d: dim #808894
        """)
  }

  @Test func recordedInput() throws {
    let article = try Documents.text("Sources/TextBackend/TextBackend.docc/RecordingInput.md")
    let block = article.components(separatedBy: "```text\n")[1]
    let text = block.components(separatedBy: "```")[0]

    let recording = try InputRecording(parsing: text)
    let screen = Screen(for: recording, scheduler: TestScheduler()) { Greeting() }
    let frames = screen.replay(recording)
    #expect(frames.entries.last?.frame.text.contains("Hello, Jane!") == true)
  }

  @Test func time() {
    let scheduler = TestScheduler()
    let seconds = Interval(every: .seconds(1), on: scheduler)
    let screen = Screen(columns: 8, rows: 1, scheduler: scheduler) {
      Text(seconds.map { "\(2 - $0) s left" }, initial: "3 s left")
    }
    #expect(screen.text == "3 s left")
    screen.advance(by: .seconds(2))
    #expect(screen.text == "1 s left")
  }
}
