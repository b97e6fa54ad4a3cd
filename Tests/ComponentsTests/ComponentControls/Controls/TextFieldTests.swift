import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextFieldTests {
  private let text = CurrentValueSubject<String, Never>("")

  private func screen(_ columns: Int = 12, _ rows: Int = 3) -> Screen {
    Screen(columns: columns, rows: rows) { TextField("Name", text: text) }
  }

  @Test func showsItsPlaceholderUntilSomethingIsTyped() {
    let screen = screen()
    #expect(screen.picture == "╭──────────╮\n│Name      │\n╰──────────╯")
    #expect(screen.attributes(of: "Name")?.isDim == true)
    screen.press(.tab)
    #expect(screen.picture == "┏━━━━━━━━━━┓\n┃Name      ┃\n┗━━━━━━━━━━┛")
    screen.type("Blob")
    #expect(screen.picture == "┏━━━━━━━━━━┓\n┃Blob      ┃\n┗━━━━━━━━━━┛")
    #expect(text.value == "Blob")
  }

  @Test func changesTheTextOfABinding() {
    struct Form: View {
      @State private var name = "Blob"
      var body: some View {
        TextField("Name", text: $name).textFieldStyle(.plain)
        Text("Hello, \(name)")
        Button("Clear") { name = "" }.buttonStyle(LabelOnlyButtonStyle())
      }
    }
    let screen = Screen(columns: 14, rows: 3) { Form() }
    screen.press(.tab)
    screen.type(" Jr")
    #expect(screen.text == "Blob Jr\nHello, Blob Jr\nClear")
    screen.click(column: 0, row: 2)
    #expect(screen.text == "Name\nHello,\nClear")
  }

  @Test func showsWhatTheBindingAccepts() {
    struct Form: View {
      @State private var number = ""
      var body: some View {
        let digits = Binding(get: { number }, set: { number = $0.filter(\.isNumber) })
        TextField("Number", text: digits).textFieldStyle(.plain)
        TextField("Fixed", text: .constant("fixed")).textFieldStyle(.plain)
      }
    }
    let screen = Screen(columns: 14, rows: 2) { Form() }
    screen.press(.tab)
    screen.type("1a2b")
    screen.press(.tab)
    screen.type("x")
    #expect(screen.text == "12\nfixed")
  }

  @Test func followsItsPublishers() {
    let placeholders = PassthroughSubject<String?, Never>()
    let texts = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 12, rows: 1) {
      TextField("Name").placeholder(placeholders).text(texts).textFieldStyle(.plain)
    }
    placeholders.send("Whose?")
    placeholders.send(nil)
    #expect(screen.text == "Whose?")
    texts.send("Blob")
    #expect(screen.text == "Blob")
    screen.press(.tab)
    screen.type("!")
    #expect(screen.text == "Blob!")
    texts.send("")
    #expect(screen.text == "Whose?")
  }

  @Test func reportsEveryEdit() {
    var edits: [String] = []
    let screen = Screen(columns: 12, rows: 1) { TextField().onEdit { edits.append($0) } }
    screen.press(.tab)
    screen.type("ab")
    screen.press(.left)
    screen.press(.backspace)
    #expect(edits == ["a", "ab", "b"])
  }

  @Test func handlesTypedKeysAndIgnoresOthers() {
    let screen = screen()
    #expect(!screen.press("q"))
    screen.press(.tab)
    #expect(screen.press("q"))
    #expect(screen.press(.left))
    #expect(screen.press("k", modifiers: .control))
    #expect(!screen.press(.escape))
    #expect(!screen.press(.enter))
    #expect(text.value == "")
  }

  @Test func tabAndCrossAxisArrowsMoveTheFocus() {
    let screen = Screen(columns: 12, rows: 2) {
      TextField("a").textFieldStyle(.plain)
      TextField("b").textFieldStyle(.plain)
    }
    screen.press(.tab)
    screen.type("1")
    screen.press(.down)
    screen.type("2")
    screen.press(.tab, modifiers: .shift)
    screen.type("3")
    #expect(screen.text == "13\n2")
  }

  @Test func aClickPlacesTheCursorAndADragSelects() {
    text.value = "one 界 two"
    let screen = Screen(columns: 12, rows: 1) { TextField(text: text).textFieldStyle(.plain) }
    screen.click(column: 5, row: 0)
    screen.type("!")
    #expect(screen.text == "one 界! two")
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 4, y: 0))))
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 1, y: 0))))
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 1, y: 0))))
    #expect(
      (0..<6).map { screen.frame[$0, 0].attributes.isSelected } == [
        false, true, true, true, false, false,
      ])
    screen.press(.delete)
    #expect(text.value == "o界! two")
  }

  @Test func repeatedClicksSelectAWordAndThenAll() {
    let scheduler = TestScheduler()
    let screen = Screen(columns: 12, rows: 1, scheduler: scheduler) {
      TextField(text: text).textFieldStyle(.plain)
    }
    func selected() -> String {
      let frame = screen.frame
      return (0..<12).map { frame[$0, 0] }.filter { $0.attributes.isSelected == true }
        .map(\.text).joined()
    }
    text.value = "one two"
    screen.click(column: 5, row: 0)
    #expect(selected() == "")
    screen.click(column: 5, row: 0)
    #expect(selected() == "two")
    screen.click(column: 5, row: 0)
    #expect(selected() == "one two")
    screen.advance(by: .seconds(1))
    screen.click(column: 5, row: 0)
    #expect(selected() == "")
    screen.click(column: 3, row: 0)
    screen.click(column: 3, row: 0)
    #expect(selected() == " ")
  }

  @Test func pastesAsASingleLine() {
    let screen = screen()
    #expect(!screen.send(.paste("unfocused")))
    screen.press(.tab)
    #expect(screen.send(.paste("a\nb\n")))
    #expect(text.value == "a b")
  }

  @Test func killedTextIsSharedBetweenFields() {
    let screen = Screen(columns: 12, rows: 2) {
      TextField().textFieldStyle(.plain)
      TextField().textFieldStyle(.plain)
    }
    screen.press(.tab)
    screen.type("ab")
    screen.press("u", modifiers: .control)
    screen.press(.tab)
    screen.press("y", modifiers: .control)
    #expect(screen.text == "\nab")
  }

  @Test func keepsItsTextWhenItMoves() {
    let names = CurrentValueSubject<[String], Never>(["a", "b"])
    let screen = Screen(columns: 12, rows: 2) {
      ForEach(names, id: \.self) { TextField($0).textFieldStyle(.plain) }
    }
    screen.press(.tab)
    screen.type("xy")
    screen.press(.left)
    names.send(["b", "a"])
    screen.type("z")
    #expect(screen.text == "b\nxzy")
  }

  @Test func takesNoInputWhenDisabled() {
    let flags = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 12, rows: 3) { TextField(text: text).disabled(flags) }
    screen.press(.tab)
    screen.type("a")
    flags.send(true)
    #expect(screen.picture == "┌╌╌╌╌╌╌╌╌╌╌┐\n┆a         ┆\n└╌╌╌╌╌╌╌╌╌╌┘")
    #expect(!screen.press("b"))
    #expect(screen.frame.cursor == nil)
    #expect(text.value == "a")
  }

  @Test func marksFocusWithoutColorsAndInASCII() {
    let screen = Screen(columns: 6, rows: 3) {
      SecureField(text: text).environment(\.usesASCII, true)
    }
    text.value = "ab"
    #expect(screen.text == "+----+\n|**  |\n+----+")
    screen.press(.tab)
    #expect(screen.text == "######\n#**  #\n######")
  }

  @Test func showsAPromptInsteadOfTheTitle() {
    let screen = Screen(columns: 12, rows: 1) {
      TextField("Name", text: text, prompt: Text("required")).textFieldStyle(.plain)
    }
    #expect(screen.text == "required")
    #expect(screen.attributes(of: "required")?.isDim == true)
  }

  @Test func growsDownward() {
    let screen = Screen(columns: 8, rows: 6) {
      TextField("Note", text: text, axis: .vertical).textFieldStyle(.plain).lineLimit(3)
      Text("--")
    }
    #expect(screen.picture == "Note\n--")
    screen.press(.tab)
    screen.type("one two ")
    screen.press(.enter, modifiers: .alt)
    screen.type("three")
    #expect(text.value == "one two \nthree")
    #expect(screen.picture == "one two\nthree\n--")
    screen.press(.enter, modifiers: .alt)
    screen.press(.enter, modifiers: .alt)
    #expect(screen.picture == "three\n\n\n--")
    screen.press(.up)
    screen.press(.up)
    screen.press(.up)
    #expect(screen.picture == "one two\nthree\n\n--")
  }

  @Test func arrowsLeaveAVerticalField() {
    var presses = 0
    let screen = Screen(columns: 8, rows: 6) {
      TextField("Note", text: text, axis: .vertical)
        .onSubmit { presses += 10 }
      Button("b") { presses += 1 }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(presses == 10)
    screen.press(.down)
    screen.press(.enter)
    #expect(presses == 11)
  }

  private struct Form: View {
    @State private var count = 3
    @State private var share: Double?
    var body: some View {
      TextField("Count", value: $count, format: .number).textFieldStyle(.plain)
      TextField("Share", value: $share, format: .number, prompt: Text("none"))
        .textFieldStyle(.plain)
      Text("\(count) \(share ?? -1)")
    }
  }

  @Test func editsValues() {
    let screen = Screen(columns: 12, rows: 3) { Form() }
    #expect(screen.text == "3\nnone\n3 -1.0")
    screen.press(.tab)
    screen.type("2")
    #expect(screen.text == "32\nnone\n3 -1.0")
    screen.press(.enter)
    #expect(screen.text == "32\nnone\n32 -1.0")
    screen.type("x")
    screen.press(.tab)
    #expect(screen.text == "32\nnone\n32 -1.0")
    screen.type("0.5")
    screen.press(.tab)
    #expect(screen.text == "32\n0.5\n32 0.5")
    screen.press(.tab, modifiers: .shift)
    screen.press("u", modifiers: .control)
    screen.press(.enter)
    #expect(screen.text == "32\nnone\n32 -1.0")
  }

  @Test func editsTheValueOfASubject() {
    let count = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 12, rows: 1) {
      TextField("Count", value: count, format: .number).textFieldStyle(.plain)
    }
    count.value = 7
    #expect(screen.text == "7")
    screen.press(.tab)
    screen.type("5x")
    screen.press(.enter)
    #expect(screen.text == "7")
    screen.press(.backspace)
    screen.type("85")
    screen.press(.enter)
    #expect(count.value == 85)
  }

  @Test func drawsOnlyTheVisiblePartOfAnEndlessField() {
    let screen = Screen(columns: 4, rows: 3) {
      TextField("name", text: .constant("")).frame(width: .infinity, alignment: .leading)
    }
    #expect(screen.text == "╭───\n│nam\n╰───")
  }

  @Test func takesInputWithoutSpace() {
    let screen = Screen(columns: 12, rows: 3) {
      TextField("Name", text: text).frame(width: 0, height: 0)
    }
    screen.press(.tab)
    screen.type("abc")
    screen.press(.left, modifiers: .shift)
    _ = screen.bytes()
    #expect(text.value == "abc")
  }
}
